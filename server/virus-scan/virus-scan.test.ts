import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createVirusScan } from './virus-scan.ts'

/** The harmless file every scanner finds (eicar.org), in two halves: whole, this very source would be found. */
const EICAR = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'}$H+H*`)

let server: Server | undefined
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))))

/** Speaks INSTREAM as its manual describes it: lengths in network order, an empty chunk at the end. */
async function standIn(answer: (content: Buffer) => string): Promise<string> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      const content: Buffer[] = []
      let at = 'zINSTREAM\0'.length
      while (at + 4 <= received.length) {
        const length = received.readUInt32BE(at)
        if (length === 0) return void socket.end(answer(Buffer.concat(content)))
        if (at + 4 + length > received.length) return
        content.push(received.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const scannerAt = (url: string, faults: unknown[] = []) =>
  createVirusScan({ url, onFault: (error) => faults.push(error), timeoutMs: 2000 })

const likeClamd = (content: Buffer) =>
  content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'

describe('a file is scanned', () => {
  test('whole, in pieces, and the answer is believed', async () => {
    let seen = 0
    const url = await standIn((content) => {
      seen = content.length
      return likeClamd(content)
    })
    expect(await scannerAt(url).scan(Buffer.alloc(300_000, 7))).toBe('clean')
    expect(seen).toBe(300_000)
    expect(await scannerAt(url).scan(EICAR)).toBe('infected')
  })

  test.each([
    ['is not there', async () => 'tcp://127.0.0.1:1'],
    ['answers an error', () => standIn(() => 'INSTREAM size limit exceeded. ERROR\0')],
    ['hangs up', () => standIn(() => '')],
  ])('a scanner that %s has not said that it is clean', async (_what, start) => {
    const faults: unknown[] = []
    expect(await scannerAt(await start(), faults).scan(EICAR)).toBe('unreachable')
    expect(faults).toHaveLength(1)
  })
})
