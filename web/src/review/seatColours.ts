/** A colour for each player: that behind the face, or another paper where somebody has that already. */
import { groundOf, palette as paper } from '../art';

const PAPERS = [paper.teal, paper.mustard, paper.tomato, paper.mint, paper.tealD, paper.blush, paper.kraft, paper.plum, paper.oat, paper.bark];

/** By seat. */
export function coloursOf(seats: readonly { readonly avatar: number }[]): readonly string[] {
  const found: string[] = [];
  for (const { avatar } of seats) {
    const ground = groundOf(avatar);
    const free = found.includes(ground) ? PAPERS.find((one) => !found.includes(one) && !seats.some((other) => groundOf(other.avatar) === one)) : ground;
    found.push(free ?? PAPERS.find((one) => !found.includes(one)) ?? ground);
  }
  return found;
}
