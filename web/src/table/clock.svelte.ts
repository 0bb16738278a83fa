/** The time that the components see, on the clock of the deadlines (`performance.now()`). */
export class Clock {
  #now = $state(performance.now());

  get now(): number {
    return this.#now;
  }

  /** Read the time. */
  tick(): void {
    this.#now = performance.now();
  }
}
