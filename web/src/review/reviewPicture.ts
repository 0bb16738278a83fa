/** A review as a picture to send: everybody's chances, the turning points, and what the judge said of the game. */
import { avatar, palette } from '../art';
import type { GameReview, TableInfo } from '../protocol';
import { deckName, t } from '../shell/words.svelte';
import { drawHead, drawTitle, fitted, hand, load, sheetFor, SIDE } from '../table/over/picture';
import { points, signed } from './remarks';
import { coloursOf } from './seatColours';

const LEFT = 48;
const WIDTH = SIDE - 2 * LEFT;
const [TOP, HEIGHT] = [250, 400];
/** Turning points that have room: the largest ones. */
const MOST_POINTS = 4;
const FACE = 56;

/** Sends it, or saves it; whether it was saved. */
export async function shareReview(review: GameReview, curve: readonly (readonly number[])[], { seats, settings }: TableInfo): Promise<boolean> {
  const winner = seats.find(({ seat }) => review.seats.some((one) => one.seat === seat && one.result === 1));
  const title = t('web-wins', { name: winner?.name ?? '' });
  const largest = [...review.turning_points].sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST_POINTS);
  const turns = largest.sort((one, other) => one.step - other.step);
  const sheet = await sheetFor([title, ...seats.map(({ name }) => name), ...turns.map(({ words }) => words), ...review.summary].join(''));
  const { pen, display, text } = sheet;
  const faces = await Promise.all(seats.map((one) => load(avatar(one.avatar), '0 0 100 100', FACE)));
  const colours = coloursOf(seats);
  await drawHead(sheet, deckName(settings));
  drawTitle(sheet, title, 222, 84);

  const last = Math.max(curve.length - 1, 1);
  const x = (step: number): number => LEFT + (step / last) * WIDTH;
  const y = (hundredths: number): number => TOP + HEIGHT * (1 - hundredths / 100);
  let below: readonly number[] = curve.map(() => 0);
  for (const { seat } of seats) {
    const from = below;
    const to = curve.map((shares, at) => (from[at] ?? 0) + (shares[seat - 1] ?? 0));
    below = to;
    pen.beginPath();
    to.forEach((height, at) => pen.lineTo(x(at), y(height)));
    for (let at = last; at >= 0; at -= 1) pen.lineTo(x(at), y(from[at] ?? 0));
    pen.closePath();
    pen.fillStyle = colours[seat - 1] ?? palette.ink;
    pen.fill();
    pen.strokeStyle = palette.cream;
    pen.lineWidth = 4;
    pen.stroke();
  }

  // Who has which colour.
  const wide = WIDTH / Math.min(seats.length, 5);
  pen.textAlign = 'left';
  pen.font = `600 26px ${text}`;
  seats.forEach(({ seat, name }, index) => {
    const [left, top] = [LEFT + (index % 5) * wide, TOP + HEIGHT + 14 + Math.floor(index / 5) * (FACE + 10)];
    pen.fillStyle = colours[seat - 1] ?? palette.ink;
    pen.fillRect(left, top + 6, 12, FACE - 12);
    pen.drawImage(faces[index] as HTMLImageElement, left + 18, top, FACE, FACE);
    pen.fillStyle = palette.ink;
    pen.fillText(fitted(pen, name, wide - FACE - 36), left + FACE + 26, top + 37);
  });

  const rows = Math.ceil(seats.length / 5);
  const first = TOP + HEIGHT + 36 + rows * (FACE + 10);
  turns.forEach(({ change, words, seat, step }, index) => {
    const base = first + 34 + index * 46;
    pen.fillStyle = palette.brick;
    pen.font = `900 40px ${display}`;
    pen.textAlign = 'right';
    pen.fillText(signed(points(change)), LEFT + 74, base);
    pen.textAlign = 'left';
    pen.drawImage(faces[seat - 1] as HTMLImageElement, LEFT + 88, base - 33, 40, 40);
    pen.fillStyle = palette.ink;
    pen.font = `600 27px ${text}`;
    pen.fillText(fitted(pen, words, WIDTH - 140), LEFT + 140, base - 2);
    // The same place on the curve.
    pen.beginPath();
    pen.moveTo(x(step) - 12, TOP);
    pen.lineTo(x(step) + 12, TOP);
    pen.lineTo(x(step), TOP + 20);
    pen.fill();
  });

  pen.textAlign = 'center';
  pen.font = `600 27px ${text}`;
  pen.fillStyle = palette.ink;
  pen.fillText(fitted(pen, review.summary[0] ?? '', WIDTH), SIDE / 2, 1042);
  return hand(await sheet.png(), title);
}
