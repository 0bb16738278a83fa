/** Sounds out of nothing: noise and waves, shaped by hand. No files. */

/** -12 dB at full volume. */
const MASTER = 0.25;

export class Synth {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private volume = 1;

  /** Browsers allow sound only after a first touch; before that nothing is made at all. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    if (!this.context) {
      this.context = new AudioContext();
      this.master = this.context.createGain();
      this.master.connect(this.context.destination);
      this.noise = whiteNoise(this.context);
      this.setVolume(this.volume);
    }
    if (this.context.state === 'suspended') void this.context.resume().catch(() => undefined);
  }

  get ready(): boolean {
    return this.context?.state === 'running';
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (this.master) this.master.gain.value = MASTER * volume;
  }

  close(): void {
    void this.context?.close().catch(() => undefined);
    this.context = null;
  }

  /** A wave that begins `after` seconds from now and fades away within `length`; `slide` is where its pitch ends. */
  tone(pitch: number, length: number, { after = 0, type = 'sine', loud = 1, slide = pitch, lowpass = 0 }: Tone = {}): void {
    const { context, master } = this;
    if (!context || !master) return;
    const at = context.currentTime + after;
    const wave = new OscillatorNode(context, { type, frequency: pitch });
    if (slide !== pitch) wave.frequency.exponentialRampToValueAtTime(slide, at + length);
    const out = this.fading(at, length, loud);
    if (lowpass > 0) wave.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: lowpass })).connect(out);
    else wave.connect(out);
    wave.start(at);
    wave.stop(at + length + 0.02);
  }

  /** Noise through a filter whose pitch slides. */
  hiss(length: number, { after = 0, from = 3_000, to = from, loud = 1, type = 'bandpass', quality = 0.8 }: Hiss = {}): void {
    const { context, noise } = this;
    if (!context || !noise) return;
    const at = context.currentTime + after;
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const filter = new BiquadFilterNode(context, { type, frequency: from, Q: quality });
    if (to !== from) filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(this.fading(at, length, loud));
    source.start(at, Math.random());
    source.stop(at + length + 0.02);
  }

  private fading(at: number, length: number, loud: number): GainNode {
    const gain = new GainNode(this.context as AudioContext, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.008, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.master as GainNode);
    return gain;
  }
}

interface Tone {
  after?: number;
  type?: OscillatorType;
  loud?: number;
  slide?: number;
  lowpass?: number;
}

interface Hiss {
  after?: number;
  from?: number;
  to?: number;
  loud?: number;
  type?: BiquadFilterType;
  quality?: number;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
  return buffer;
}
