/** RFC 1321. Only because PDF's older encryption is built on it and browsers no longer offer it. */
export function md5(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer(((message.length + 8) >> 6) * 64 + 64))
  new Uint8Array(padded.buffer).set(message)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 8, message.length * 8, true)
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476])
  for (let block = 0; block < padded.byteLength; block += 64) mix(state, padded, block)
  const digest = new DataView(new ArrayBuffer(16))
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word, true)
  })
  return new Uint8Array(digest.buffer)
}

const SINES = Uint32Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32))
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const

type Round = { word: (step: number) => number; blend: (b: number, c: number, d: number) => number }

const ROUNDS: readonly Round[] = [
  { word: (step) => step, blend: (b, c, d) => (b & c) | (~b & d) },
  { word: (step) => (5 * step + 1) % 16, blend: (b, c, d) => (b & d) | (c & ~d) },
  { word: (step) => (3 * step + 5) % 16, blend: (b, c, d) => b ^ c ^ d },
  { word: (step) => (7 * step) % 16, blend: (b, c, d) => c ^ (b | ~d) },
]

function mix(state: Uint32Array, message: DataView, block: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (const [round, { word, blend }] of ROUNDS.entries()) {
    for (let step = round * 16; step < round * 16 + 16; step += 1) {
      const input = message.getUint32(block + word(step) * 4, true)
      const sum = a + blend(b, c, d) + input + (SINES[step] ?? 0)
      const shift = SHIFTS[round]?.[step % 4] ?? 0
      const turned = (sum << shift) | (sum >>> (32 - shift))
      ;[a, d, c, b] = [d, c, b, b + turned]
    }
  }
  const before = [...state]
  ;[a, b, c, d].forEach((word, index) => {
    state[index] = (before[index] ?? 0) + word
  })
}
