import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromSomewhere, send } from '../person.ts'
import { openTarget, type Target } from './target.ts'

let target: Target

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

/** Writes these bytes and reads whatever comes until the other side, or two seconds, end it. */
function speak(bytes: string | Buffer): Promise<string> {
  const { port } = new URL(target.address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    const end = () => {
      socket.destroy()
      resolve(heard)
    }
    const deadline = setTimeout(end, 2_000)
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      heard += chunk
    })
    socket.once('close', () => {
      clearTimeout(deadline)
      resolve(heard)
    })
    socket.once('error', end)
    socket.write(bytes)
  })
}

const statuses = (heard: string) => [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

describe('what is not HTTP, or is two things at once', () => {
  const HOST = 'Host: localhost\r\n'
  test.each([
    ['no request at all', 'hello\r\n\r\n'],
    ['a method nobody knows', `BREW / HTTP/1.1\r\n${HOST}\r\n`],
    ['a version nobody speaks', `GET / HTTP/9.9\r\n${HOST}\r\n`],
    ['two lengths', `POST /api/messages HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
    [
      'a length and pieces',
      `POST /api/messages HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n`,
    ],
    [
      'pieces that lie about their size',
      `POST /api/messages HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`,
    ],
    ['a header that goes on in the next line', `GET / HTTP/1.1\r\n${HOST}X-A: b\r\n c\r\n\r\n`],
    ['a header with a zero byte', `GET / HTTP/1.1\r\n${HOST}X-A: a\0b\r\n\r\n`],
    ['a header of a megabyte', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(1_000_000)}\r\n\r\n`],
    ['ten thousand headers', `GET / HTTP/1.1\r\n${HOST}${'X-A: b\r\n'.repeat(10_000)}\r\n`],
    ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: elsewhere.example\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an address of a megabyte', `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\n${HOST}\r\n`],
    ['a tunnel to somewhere else', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n'],
    ['another protocol', `GET /api/events HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
    ['random bytes', Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 256))],
  ])(
    '%s: refused or left, never a failure, and nothing behind it is taken for a request of its own',
    async (_, bytes) => {
      const answered = statuses(await speak(bytes))
      expect(answered.filter((status) => status >= 500 && status !== 505)).toEqual([])
      expect(answered.length).toBeLessThanOrEqual(1)
      expect((await send(target.address, 'GET', '/healthz')).status).toBe(200)
    },
  )
})

describe('addresses that climb out', () => {
  const CLIMBS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f', '..;/', '%c0%ae%c0%ae/']
  const FROM = ['/', '/assets/', '/fonts/', '/media/', '/api/files/', '/api/backups/', '/en/']
  const WANTED = ['etc/passwd', 'package.json', 'server/start.ts', '.data/master.key', 'proc/self/environ']
  const paths = FROM.flatMap((from) =>
    CLIMBS.flatMap((climb) => WANTED.map((wanted) => `${from}${climb.repeat(6)}${wanted}`)),
  )

  test(`${paths.length} of them find nothing but our own pages`, async () => {
    for (const path of paths) {
      const heard = await speak(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(heard, path).not.toMatch(/root:x?:0|"workspaces"|process\.env|PATH=|[0-9a-f]{64}\n/)
      expect(statuses(heard)[0], path).toBeLessThan(500)
    }
  })
})

describe('a stranger cannot write what others are shown', () => {
  test.each(['/', '/about-us', '/faq', '/contact', '/sitemap.xml', '/robots.txt'])(
    '%s looks the same to everybody, whatever host somebody claims to have asked',
    async (path) => {
      const claims = {
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'javascript',
        Forwarded: 'host=evil.example',
        'X-Original-URL': '/admin',
        'X-Rewrite-URL': '/admin',
      }
      await send(target.address, 'GET', `${path}?utm=%3Cscript%3Ealert(1)%3C/script%3E`, { headers: claims })
      const { text } = await send(target.address, 'GET', path)
      expect(text).not.toContain('evil.example')
      expect(text).not.toContain('alert(1)')
    },
  )

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '%2f%2fevil.example'])(
    'no answer leads to %s',
    async (place) => {
      for (const path of ['/auth', '/auth/callback', '/en', '/', '/auth/v1/verify']) {
        for (const name of ['next', 'redirect', 'redirect_to', 'returnTo', 'url']) {
          const answer = await fetch(`${target.address}${path}?${name}=${encodeURIComponent(place)}`, {
            redirect: 'manual',
            headers: fromSomewhere(),
          })
          expect(answer.headers.get('location') ?? '').not.toMatch(/^(https?:)?\/\/(?!localhost)|^\/\\|^javascript:/i)
        }
      }
    },
  )
})

test('three hundred senders who never finish keep nobody else waiting', async () => {
  const { port } = new URL(target.address)
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a":"',
    )
    return socket
  })
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a')
  }, 500)
  await pause(2_000)
  const waits: number[] = []
  for (let index = 0; index < 100; index += 1) {
    const began = performance.now()
    expect((await send(target.address, 'GET', '/about-us', { headers: fromSomewhere() })).status).toBe(200)
    waits.push(performance.now() - began)
  }
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  expect(Math.max(...waits)).toBeLessThan(1_000)
})
