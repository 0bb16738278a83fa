/** The instrument with the browser's speaker behind it. */
import { Instrument } from './instrument';

export class Synth {
  private context: AudioContext | null = null;
  private instrument: Instrument | null = null;
  private volume = 1;

  /** Browsers allow sound only after a first touch; before that nothing is made at all. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    if (!this.context) {
      this.context = new AudioContext();
      this.instrument = new Instrument(this.context);
      this.instrument.setVolume(this.volume);
    }
    if (this.context.state === 'suspended') void this.context.resume().catch(() => undefined);
  }

  /** Null until it can be heard. */
  get ready(): Instrument | null {
    return this.context?.state === 'running' ? this.instrument : null;
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.instrument?.setVolume(volume);
  }

  close(): void {
    void this.context?.close().catch(() => undefined);
    this.context = null;
    this.instrument = null;
  }
}
