// What is said without words: one picture for each emote, 48 by 48, made for 22 px and more.
import type { EMOTES } from '../protocol';
import { C, SHAPE, at, bomb, box, cut, disc, each, eyes, fold, line, oval, path, spark, star, strip } from './parts';

export type Emote = (typeof EMOTES)[number];

const beans =
  oval(-23, -8, 7.5, 9.5, C.blush) +
  oval(-7, -22, 7.5, 9.5, C.blush) +
  oval(13, -21, 7.5, 9.5, C.blush) +
  oval(28, -5, 7, 9, C.blush) +
  oval(2, 14, 20, 16, C.blush);
const paw = (x: number, y: number, scale: number, fur: string, turn = 0): string =>
  at(x, y, scale, cut(path(SHAPE.paw), fur, 1.4) + beans, turn);
const drop = (x: number, y: number, scale: number, turn = 0): string =>
  at(
    x,
    y,
    scale,
    cut(path('M0,-14C4,-5 10,1 10,7A10,10 0 0 1 -10,7C-10,1 -4,-5 0,-14Z'), C.teal, 0.3) + oval(-4, 7, 2.4, 4, C.mintL),
    turn,
  );
/** Four heart-shaped leaves, and what they grow on. */
const clover =
  strip('M24,26C26,36 28,42 34,46', 4.5, C.tealD, 0.3) +
  each([45, 135, 225, 315], (turn) => at(24, 21, 1, cut(path('M0,-1C-9,-6 -9,-17 -4,-17Q-1,-17 0,-14Q1,-17 4,-17C9,-17 9,-6 0,-1Z'), C.teal, 0.3), turn)) +
  disc(24, 21, 2.5, C.mint);
const petals = (colour: string): string =>
  cut(each([0, 72, 144, 216, 288], (turn) => at(0, 0, 1, oval(0, -8, 5.6, 7), turn)), colour, 0.3) + disc(0, 0, 4.6, C.mustard);

const PICTURES: Readonly<Record<Emote, string>> = {
  // a paw that waves
  hello: paw(24, 26, 0.42, C.mustard, -8) + line('M3,17Q5,9 11,4M45,15Q43,8 38,4', 3.2, C.tomato),
  // a mouth wide open, and tears of joy
  laugh:
    cut(path('M6,16Q24,11 42,16C43,35 34,45 24,45C14,45 5,35 6,16Z'), C.ink, 0.5) +
    path('M9.5,18.5Q24,15 38.5,18.5L37,25Q24,21 11,25Z', C.paper) +
    path('M13,36Q24,27 35,36Q30,43 24,43Q18,43 13,36Z', C.tomato) +
    drop(7, 8, 0.6, 28) +
    drop(41, 8, 0.6, -28),
  // a star that goes off
  wow:
    at(24, 24, 1, cut(path(star(9, 23, 14)), C.mustard, 0.4)) +
    path('M20,9H28L26,28H22Z', C.tomatoD) +
    disc(24, 35, 3.8, C.tomatoD),
  // a big drop of sweat
  oops: drop(26, 26, 1.5, 14) + line('M6,10L11,16M4,24H11M6,39L12,34', 3.2, C.tomato),
  // a small thunderstorm
  angry:
    at(24, 24, 0.38, cut(path(SHAPE.cloud), C.plum, 1.6)) + cut(path('M27,24L15,36H22L17,47L34,32H26L32,24Z'), C.mustard, 0.3),
  // a puddle, and what it comes from
  cry: oval(24, 41, 21, 5.5, C.teal) + oval(20, 40, 9, 2, C.mintL) + drop(13, 22, 0.95) + drop(34, 16, 0.8) + drop(24, 9, 0.5),
  // a thought, without anything in it yet
  think:
    cut(path('M10,33A10,10 0 0 1 8,14A12,12 0 0 1 28,7A11,11 0 0 1 42,20A8,8 0 0 1 36,33Z'), C.paper, 0.5) +
    disc(11, 40, 4, C.paper) +
    disc(5, 45, 2.4, C.paper) +
    each([16, 25, 34], (x) => disc(x, 21, 3, C.plum)),
  // two paws
  clap:
    paw(15, 29, 0.33, C.oat, 26) +
    paw(33, 29, 0.33, C.mustard, -26) +
    line('M24,3V10M12,5L15,11M36,5L33,11', 3.2, C.tomato),
  love: at(24, 22, 1.05, cut(path(SHAPE.heart), C.tomato, 0.5)) + oval(15, 12, 3, 4.4, C.blush, -30),
  // a moon that snores
  sleep:
    cut(path('M34,40A20,20 0 1 1 22,4A16,16 0 0 0 34,40Z'), C.mustard, 0.5) +
    line('M25,19H34L25,30H34', 3.6, C.teal) +
    line('M36,4H44L36,14H44', 3.4, C.teal),
  // a flower that hangs its head
  sorry:
    strip('M20,46C20,30 18,12 30,12C36,12 37,17 37,21', 4.5, C.tealD, 0.3) +
    path('M20,34C10,34 6,28 5,24C13,23 18,27 20,34Z', C.teal) +
    at(37, 25, 0.9, petals(C.blush), 160) +
    oval(30, 44, 4, 3, C.blush, 20),
  boom: at(22, 29, 0.72, bomb) + line('M22,8Q24,3 31,5', 3, C.crust) + at(35, 8, 0.55, spark()),
  // a bunch of flowers
  thanks:
    strip('M24,44L15,20M24,44V16M24,44L33,20', 3.4, C.tealD, 0.2) +
    at(13, 17, 0.82, petals(C.tomato)) +
    at(35, 17, 0.82, petals(C.blush)) +
    at(24, 11, 0.82, petals(C.paper)) +
    cut(path('M14,30H34L28,47H20Z'), C.kraft, 0.3) +
    path('M16,34H32L31,38H17Z', C.tomato),
  // an empty bowl, with big eyes above its rim
  please:
    at(24, 17, 0.42, cut(path(SHAPE.straight), C.mustard, 1) + eyes('plead')) +
    cut(path('M3,27H45L39,45H9Z'), C.teal, 0.4) +
    oval(24, 27, 21, 4, C.tealD) +
    line('M17,36H29M17,36L13,33M17,36L13,39M29,36L31,34.5M29,36L31,37.5', 2.6, C.mint),
  yes: disc(24, 24, 21, C.teal) + line('M13,25L21,33L36,16', 6, C.paper),
  never: disc(24, 24, 21, C.tomato) + line('M15,15L33,33M33,15L15,33', 6, C.paper),
  luck: clover,
  // a medal
  played:
    path('M12,2H22L28,22H18Z', C.tomato) +
    path('M36,2H26L20,22H30Z', C.brick) +
    cut(disc(24, 31, 15), C.mustard, 0.4) +
    disc(24, 31, 11, C.mustardL) +
    at(24, 31.5, 0.42, path(star(5, 20, 8.5), C.crust)),
  // sand that runs out
  hurry:
    cut(path('M11,6H37C37,18 28,20 28,24C28,28 37,30 37,42H11C11,30 20,28 20,24C20,20 11,18 11,6Z'), C.paper, 0.4) +
    path('M14,15H34C32,20 26,21 25,24H23C22,21 16,20 14,15Z', C.mustard) +
    path('M14,41C15,34 21,33 24,33C27,33 33,34 34,41Z', C.mustard) +
    box(8, 2, 32, 6, 3, C.crust) +
    box(8, 40, 32, 6, 3, C.crust) +
    line('M24,24V34', 2, C.mustard),
  // a mask, and what gleams in it
  sneaky:
    cut(path('M2,16C10,12 20,14 24,18C28,14 38,12 46,16C47,30 38,37 31,34C27,32 26,28 24,28C22,28 21,32 17,34C10,37 1,30 2,16Z'), C.ink, 0.4) +
    fold(path('M8,20Q15,18 20,25Q12,30 8,20Z', C.mustard), 24) +
    disc(15, 23, 2, C.ink) +
    disc(35, 23, 2, C.ink),
  // a ghost, whose hair stands on end
  scared:
    cut(path('M8,46V20A16,16 0 0 1 40,20V46L34.5,40L29,46L24,40L19,46L13.5,40Z'), C.paper, 0.5) +
    disc(17, 21, 4.4, C.ink) +
    disc(31, 21, 4.4, C.ink) +
    oval(24, 32, 4, 5.5, C.ink) +
    line('M13,4L15,8M24,0.5V4M35,4L33,8', 2.8, C.tomato),
  // dark glasses
  cool:
    line('M3,17H45', 4.5, C.ink) +
    cut(path('M3,16H22C22,30 19,34 13,34C7,34 3,29 3,16ZM26,16H45C45,29 41,34 35,34C29,34 26,30 26,16Z'), C.ink, 0.4) +
    path('M7,19H12L9,27ZM30,19H35L32,27Z', C.plum),
  // paws turned up, and no idea between them
  shrug:
    paw(8, 33, 0.26, C.mustard, -42) +
    paw(40, 33, 0.26, C.mustard, 42) +
    line('M17,14A7.5,7.5 0 1 1 27,20Q24,22 24,27', 5, C.teal) +
    disc(24, 37, 3.6, C.teal),
  // a hat, and what falls around it
  party:
    cut(path('M7,44L21,9L39,36Q24,46 7,44Z'), C.tomato, 0.4) +
    path('M14,27L28,19L33,26.5L10.5,36Z', C.mustard) +
    at(21, 8, 0.4, spark()) +
    each(['M34,6l5,2l-2,5l-5,-2Z', 'M42,20l5,1l-1,5l-5,-1Z', 'M5,14l4,-2l2,4l-4,2Z'], (square) => path(square, C.teal)) +
    disc(41, 12, 2.4, C.blush) +
    disc(8, 25, 2.4, C.mustard),
};

/** The picture of an emote, viewBox 0 0 48 48; of an unknown one, as a newer server may send, that of a bubble. */
export const emotePicture = (word: string): string => (PICTURES as Readonly<Record<string, string>>)[word] ?? PICTURES.think;
