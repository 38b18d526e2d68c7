import { createDecipheriv, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenSeal, seal, unseal } from './sealing.ts'

const KEY = Buffer.alloc(32, 7)
const SEGMENT = 64 * 1024
const SEALED_SEGMENT = SEGMENT + 16

async function* inChunks(bytes: Buffer, length = 10_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const sealed = (content: Buffer, key = KEY) => buffer(seal(inChunks(content), key))
const opened = (bytes: Buffer, key = KEY) => buffer(unseal(inChunks(bytes, 7777), key))

describe('sealed content', () => {
  test('opens to what it was, whatever its length and however it arrives', async () => {
    for (const length of [0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT, 3 * SEGMENT + 5]) {
      const content = randomBytes(length)
      const whole = await sealed(content)
      expect(whole.length).toBe(length + 16 * Math.max(1, Math.ceil(length / SEGMENT)))
      expect((await opened(whole)).equals(content)).toBe(true)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 50_000 }), { maxLength: 8 }), async (chunks) => {
        async function* arriving() {
          yield* chunks
        }
        const whole = await buffer(seal(arriving(), KEY))
        expect((await opened(whole)).equals(Buffer.concat(chunks))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  test('is AES-256-GCM with the segment number and the mark of the last in the nonce', async () => {
    const whole = await sealed(Buffer.concat([Buffer.alloc(SEGMENT, 1), Buffer.from('the end')]))
    const nonce = Buffer.from('000000000000000000000101'.slice(0, 24), 'hex')
    const decipher = createDecipheriv('aes-256-gcm', KEY, nonce)
    decipher.setAuthTag(whole.subarray(-16))
    const last = Buffer.concat([decipher.update(whole.subarray(SEALED_SEGMENT, -16)), decipher.final()])
    expect(last.toString()).toBe('the end')
  })

  test('does not show its content', async () => {
    const whole = await sealed(Buffer.from('passport number X12345678'.repeat(100)))
    expect(whole.includes('passport')).toBe(false)
  })
})

describe('what was tampered with', () => {
  const content = randomBytes(3 * SEGMENT + 500)
  const segmentsOf = (whole: Buffer) =>
    [0, 1, 2, 3].map((n) => whole.subarray(n * SEALED_SEGMENT, (n + 1) * SEALED_SEGMENT))

  async function releasedBefore(bytes: Buffer, key = KEY): Promise<Buffer> {
    const released: Uint8Array[] = []
    const reading = (async () => {
      for await (const piece of unseal(inChunks(bytes), key)) released.push(piece)
    })()
    await expect(reading).rejects.toThrow(BrokenSeal)
    return Buffer.concat(released)
  }

  test('a changed byte is refused, and only what came before its segment is released', async () => {
    const whole = await sealed(content)
    for (const at of [0, SEALED_SEGMENT + 9, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      const released = await releasedBefore(changed)
      expect(released.equals(content.subarray(0, Math.floor(at / SEALED_SEGMENT) * SEGMENT))).toBe(true)
    }
  })

  test('swapped, repeated and left-out segments are refused', async () => {
    const [a, b, c, d] = segmentsOf(await sealed(content)) as [Buffer, Buffer, Buffer, Buffer]
    for (const order of [[b, a, c, d], [a, b, b, c, d], [a, c, d], [d], []]) await releasedBefore(Buffer.concat(order))
  })

  test('a cut or prolonged file is refused, also at the end of a segment', async () => {
    const whole = await sealed(content)
    const [a, b, c, d] = segmentsOf(whole) as [Buffer, Buffer, Buffer, Buffer]
    await releasedBefore(whole.subarray(0, -1))
    await releasedBefore(Buffer.concat([a, b, c]))
    await releasedBefore(Buffer.concat([a, b, c, d, d]))
    await releasedBefore(Buffer.concat([whole, Buffer.from([0])]))
  })

  test('another key opens nothing', async () => {
    expect(await releasedBefore(await sealed(content), Buffer.alloc(32, 8))).toHaveLength(0)
  })
})
