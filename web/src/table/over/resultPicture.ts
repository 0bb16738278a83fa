/** The result as a picture to send: 1080 by 1080, cut from the same paper. It holds nothing but what everybody saw. */
import { avatar, groundOf, palette, shard, strut } from '../../art';
import { drawHead, drawTitle, fitted, load, sheetFor, SIDE } from './picture';

export interface Result {
  readonly title: string;
  readonly deck: string;
  /** The winner first. */
  readonly players: readonly { readonly name: string; readonly avatar: number; readonly words: string }[];
  readonly facts: readonly string[];
  /** In place of the other players: how many came first, second, …, and where one's own game is. */
  readonly shares?: readonly { readonly count: number; readonly own: boolean }[];
}

const MIDDLE = SIDE / 2;
/** More players than this stand in two columns, without a word about their fall. */
const MAX_IN_A_COLUMN = 5;

export async function paint(result: Result): Promise<Blob> {
  const [winner, ...others] = result.players;
  if (!winner) throw new Error('the game has no winner');
  const sheet = await sheetFor(result.players.map(({ name }) => name).join('') + result.title);
  const { pen, display, text } = sheet;
  const columns = others.length >= MAX_IN_A_COLUMN ? 2 : 1;
  const cat = await load(strut(winner.avatar, 0), '0 0 200 200', 470);
  const faces = await Promise.all(others.map((one) => load(avatar(one.avatar), '0 0 100 100', 60)));
  const scraps = await Promise.all(Array.from({ length: 30 }, (_, index) => load(shard(index), '0 0 24 24', 40)));

  scraps.forEach((scrap, index) => {
    pen.save();
    // Beside the cat, below what is written at the top.
    const beside = 40 + ((index * index * 37) % 250);
    pen.translate(index % 2 ? beside : SIDE - beside, 170 + ((index * 137) % 370));
    pen.rotate(index * 1.7);
    pen.drawImage(scrap, -20, -20);
    pen.restore();
  });
  pen.fillStyle = groundOf(winner.avatar);
  pen.beginPath();
  pen.arc(MIDDLE, 306, 246, 0, Math.PI * 2);
  pen.fill();
  pen.drawImage(cat, MIDDLE - 235, 74, 470, 470);

  await drawHead(sheet, result.deck);
  drawTitle(sheet, result.title, 648);

  pen.fillStyle = palette.paper;
  pen.beginPath();
  pen.roundRect(40, 676, SIDE - 80, 300, 28);
  pen.fill();
  if (result.shares) drawShares(pen, result.shares, display);
  const top = 692;
  const rows = Math.ceil(others.length / columns);
  const row = Math.min(72, 276 / Math.max(rows, 1));
  const wide = (SIDE - 120) / columns;
  pen.textAlign = 'left';
  others.forEach((one, index) => {
    const x = 60 + Math.floor(index / rows) * wide;
    const y = top + (index % rows) * row;
    const face = row - 12;
    pen.drawImage(faces[index] as HTMLImageElement, x + 44, y, face, face);
    pen.fillStyle = palette.ink;
    pen.font = `900 36px ${display}`;
    pen.fillText(`${index + 2}`, x + 6, y + face * 0.72);
    const from = x + 56 + face;
    const name = fitted(pen, one.name, columns > 1 ? x + wide - from - 12 : 250);
    pen.fillText(name, from, y + face * 0.72);
    if (columns > 1) return;
    const after = from + pen.measureText(name).width + 18;
    pen.font = `600 27px ${text}`;
    pen.fillStyle = '#5D5463';
    pen.fillText(fitted(pen, one.words, SIDE - 60 - after), after, y + face * 0.7);
  });

  pen.textAlign = 'center';
  pen.font = `600 29px ${text}`;
  pen.fillStyle = palette.ink;
  pen.fillText(fitted(pen, result.facts.join('   '), SIDE - 96), MIDDLE, 1034);
  return sheet.png();
}

/** A bar for each place, as long as many came there. */
function drawShares(pen: CanvasRenderingContext2D, shares: NonNullable<Result['shares']>, display: string): void {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  const row = Math.min(68, 276 / shares.length);
  shares.forEach(({ count, own }, index) => {
    const y = 688 + (276 - row * shares.length) / 2 + index * row;
    pen.fillStyle = own ? palette.brick : palette.ink;
    pen.font = `900 ${row * 0.55}px ${display}`;
    pen.textAlign = 'left';
    pen.fillText(`${index + 1}`, 76, y + row * 0.7);
    pen.textAlign = 'right';
    pen.fillText(`${count}`, SIDE - 76, y + row * 0.7);
    pen.beginPath();
    pen.roundRect(140, y + row * 0.2, Math.max(10, (SIDE - 340) * (count / most)), row * 0.6, row * 0.3);
    pen.globalAlpha = own ? 1 : 0.35;
    pen.fill();
    pen.globalAlpha = 1;
  });
}
