/** How the players' eyes look. */
import type { Eyes } from '../art';
import { DANGERS, PLACEMENTS } from '../protocol';
import type { TableAnimation } from './animation.svelte';
import { eyesOf } from './emotes';
import type { Game } from './game.svelte';
import type { Speech } from './speech.svelte';

const BLINK_MILLISECONDS = 150;
/** The shortest and the longest time between two blinks at the table. */
const BETWEEN_BLINKS_MILLISECONDS = [6_000, 10_000] as const;

export class Expressions {
  /** The seat of the player whose eyes are shut for a moment. */
  #blinking: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: Game,
    private readonly animation: TableAnimation,
    private readonly speech: Speech,
  ) {}

  /** The eyes of this player: wide before a kitten, shut at a bang, turned away while a player hides one. */
  eyesOf(seat: number): Eyes | undefined {
    const said = this.speech.of(seat);
    const eyes = said && eyesOf(said);
    if (eyes) return eyes;
    const { boom, shocked } = this.animation;
    if (boom) return boom.phase === 'hold' ? 'wide' : boom.phase === 'bang' ? 'shut' : 'down';
    if (shocked) return 'wide';
    const { asking, view } = this.game;
    if (asking in DANGERS) return 'wide';
    if (PLACEMENTS.includes(asking) && !view?.asked.includes(seat)) return 'up';
    return this.#blinking === seat ? 'shut' : undefined;
  }

  /** Let one of the players who are still in the game blink now and then, while nothing else moves. */
  startBlinking(): void {
    const [from, to] = BETWEEN_BLINKS_MILLISECONDS;
    this.timer = setTimeout(
      () => {
        const { view, seats } = this.game;
        const awake = seats.filter(({ seat, played_by_bot }) => view?.alive[seat - 1] && !played_by_bot);
        const one = awake[Math.floor(Math.random() * awake.length)];
        if (one && !this.animation.moving && !this.animation.still && !document.hidden) this.#blinking = one.seat;
        this.timer = setTimeout(() => {
          this.#blinking = null;
          this.startBlinking();
        }, BLINK_MILLISECONDS);
      },
      from + Math.random() * (to - from),
    );
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
