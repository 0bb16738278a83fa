/**
 * The champion's network, as boomcat/champion/network.py evaluates it with NumPy, which is larger than all the rest of
 * the bundle. Only arithmetic: what the numbers mean, and which move is made of them, is decided in Python.
 */

/** Of more options than this, only this many are evaluated to the end. */
const MOST_EVALUATED = 32;

class Network {
  #layers = new Map();
  #vectors = new Map();

  constructor(file) {
    let at = file.indexOf(10) + 1;
    const head = JSON.parse(new TextDecoder().decode(file.subarray(0, at)));
    this.questions = JSON.stringify(head.questions);
    for (const [name, rows, columns, others] of head.layers) {
      const bytes = new Int8Array(file.slice(at, at + rows * columns).buffer);
      at += bytes.length;
      const floats = new Float32Array(file.slice(at, at + 4 * others).buffer);
      at += 4 * others;
      if (rows) this.#layers.set(name, turn(bytes, floats, rows, columns));
      else this.#vectors.set(name, floats);
    }
  }

  /** A number for each option; the highest is the best. Both are rows of bytes as boomcat/rl/features.py writes them. */
  scores(row, options) {
    const move = this.#layers.get('move.weight');
    const count = options.length / move.inputs;
    const state = this.#times('state.weight', this.#read(row), 'state.bias');
    const hidden = Array.from({ length: count }, (_, at) => {
      const found = state.slice();
      add(found, move, options.subarray(at * move.inputs, (at + 1) * move.inputs));
      return gelu(found);
    });
    const last = this.#layers.get('score.weight').turned;
    const early = hidden.map((one) => dot(one, last));
    const least = count > MOST_EVALUATED ? [...early].sort((a, b) => b - a)[MOST_EVALUATED - 1] : -Infinity;
    return Float32Array.from(hidden, (one, at) => {
      if (early[at] < least) return -Infinity;
      const mixed = gelu(this.#times('mix.weight', one, 'mix.bias'));
      return dot(one, last) + dot(mixed, last);
    });
  }

  #read(row) {
    let x = gelu(this.#norm(this.#times('enter.weight', row, 'enter.bias'), 'enter_norm'));
    for (let block = 0; this.#layers.has(`blocks.${block}.weight`); block += 1) {
      const inner = gelu(this.#norm(this.#times(`blocks.${block}.weight`, x, `blocks.${block}.bias`), `norms.${block}`));
      x = x.map((one, at) => one + inner[at]);
    }
    return x;
  }

  #times(name, x, bias) {
    const found = this.#vectors.get(bias).slice();
    add(found, this.#layers.get(name), x);
    return found;
  }

  #norm(x, name) {
    const [weight, bias] = [this.#vectors.get(`${name}.weight`), this.#vectors.get(`${name}.bias`)];
    const mean = x.reduce((sum, one) => sum + one, 0) / x.length;
    const spread = Math.sqrt(x.reduce((sum, one) => sum + (one - mean) ** 2, 0) / x.length + 1e-5);
    return x.map((one, at) => ((one - mean) / spread) * weight[at] + bias[at]);
  }
}

/** `floats` has a factor for each output, and perhaps one for each input. */
function turn(bytes, floats, outputs, inputs) {
  const turned = new Float32Array(bytes.length);
  for (let input = 0; input < inputs; input += 1) {
    const factor = floats[outputs + input] ?? 1;
    for (let output = 0; output < outputs; output += 1) {
      turned[input * outputs + output] = bytes[output * inputs + input] * floats[output] * factor;
    }
  }
  return { turned, inputs, outputs };
}

/** Add to each output what the inputs bring; most inputs of a table are 0. */
function add(found, { turned, outputs }, x) {
  for (let input = 0; input < x.length; input += 1) {
    const value = x[input];
    if (value === 0) continue;
    const from = input * outputs;
    for (let output = 0; output < outputs; output += 1) {
      found[output] += value * turned[from + output];
    }
  }
}

function dot(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at] * other[at];
  return sum;
}

/** In the array itself. */
function gelu(x) {
  for (let at = 0; at < x.length; at += 1) {
    const one = x[at];
    x[at] = one / (1 + Math.exp(-1.5957691216 * (one + 0.044715 * one * one * one)));
  }
  return x;
}

/**
 * The network as boomcat/offline/browser_network.py wants it: it reads rows of Python's memory.
 * @type {import('./network').networkForPython}
 */
export function networkForPython(file) {
  const network = new Network(file);
  return {
    questions: network.questions,
    scores: (row, options) => {
      const [read, offered] = [row.getBuffer('u8'), options.getBuffer('u8')];
      try {
        return network.scores(read.data, offered.data);
      } finally {
        read.release();
        offered.release();
      }
    },
  };
}
