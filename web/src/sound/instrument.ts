/** Sounds out of nothing: noise and waves, shaped by hand. No files. */

/** -12 dB at full volume. */
const MASTER = 0.25;

export class Instrument {
  private readonly master: GainNode;
  private readonly noise: AudioBuffer;

  constructor(private readonly context: BaseAudioContext) {
    this.master = new GainNode(context, { gain: MASTER });
    this.master.connect(context.destination);
    this.noise = whiteNoise(context);
  }

  setVolume(volume: number): void {
    this.master.gain.value = MASTER * volume;
  }

  /** A wave that begins `after` seconds from now and fades away within `length`; `slide` is where its pitch ends. */
  tone(pitch: number, length: number, { after = 0, type = 'sine', loud = 1, slide = pitch, lowpass = 0 }: Tone = {}): void {
    const { context } = this;
    const at = context.currentTime + after;
    const wave = new OscillatorNode(context, { type, frequency: pitch });
    if (slide !== pitch) {
      wave.frequency.setValueAtTime(pitch, at);
      wave.frequency.exponentialRampToValueAtTime(slide, at + length);
    }
    const out = this.fading(at, length, loud);
    if (lowpass > 0) wave.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: lowpass })).connect(out);
    else wave.connect(out);
    wave.start(at);
    wave.stop(at + length + 0.02);
  }

  /** Noise through a filter whose pitch slides. */
  hiss(length: number, { after = 0, from = 3_000, to = from, loud = 1, type = 'bandpass', quality = 0.8 }: Hiss = {}): void {
    const { context, noise } = this;
    const at = context.currentTime + after;
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const filter = new BiquadFilterNode(context, { type, frequency: from, Q: quality });
    if (to !== from) {
      filter.frequency.setValueAtTime(from, at);
      filter.frequency.exponentialRampToValueAtTime(to, at + length);
    }
    source.connect(filter).connect(this.fading(at, length, loud));
    source.start(at, Math.random());
    source.stop(at + length + 0.02);
  }

  private fading(at: number, length: number, loud: number): GainNode {
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.008, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.master);
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

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
  return buffer;
}
