import { existsSync, readFileSync } from 'node:fs'
import { UPLOAD_CHUNK_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { ENVIRONMENT_NAMES } from '@rahnama/server/config.ts'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

const MADE_ELSEWHERE = ['CREDENTIALS_DIRECTORY', 'DATABASE_PASSWORD', 'POSTGRES_DB', 'POSTGRES_INITDB_ARGS']
const OF_POSTGRES = ['POSTGRES_PASSWORD', 'POSTGRES_USER']

describe('how an installation is described', () => {
  test.each(['Dockerfile', 'deploy/compose.yaml', 'deploy/rahnama.service'])(
    '%s sets nothing that the program does not read',
    (path) => {
      const named = new Set(
        read(path)
          .replace(/#.*/g, '')
          .match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b(?=[=:}"/])/g),
      )
      const known = [...ENVIRONMENT_NAMES, ...MADE_ELSEWHERE, ...OF_POSTGRES, 'AF_UNIX']
      expect([...named].filter((name) => !known.includes(name))).toEqual([])
      expect(named.size).toBeGreaterThan(0)
    },
  )

  test('the README explains every variable the program reads, and none besides', () => {
    const [, table = ''] = /## Configuration\n([\s\S]*?)\n## /.exec(read('README.md')) ?? []
    const explained = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name))
    expect(explained.sort()).toEqual([...ENVIRONMENT_NAMES].sort())
  })

  test('whoever stops us waits longer than we take: telling the balancer 5 s, requests 15 s, jobs 25 s', () => {
    const seconds = [
      /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml'))?.[1],
      /TimeoutStopSec=(\d+)/.exec(read('deploy/rahnama.service'))?.[1],
    ].map(Number)
    for (const grace of seconds) expect(grace).toBeGreaterThan(5 + 15 + 25)
  })

  test('the proxy closes idle connections before we do, and lets a whole part of a file through', () => {
    const proxy = read('deploy/nginx.conf')
    const kept = /keepAliveTimeout = (\d+)_000/.exec(read('server/listen/listen.ts'))?.[1]
    expect(Number(/keepalive_timeout (\d+)s/.exec(proxy)?.[1])).toBeLessThan(Number(kept))
    expect(Number(/client_max_body_size (\d+)m/.exec(proxy)?.[1]) * 1024 * 1024).toBeGreaterThan(UPLOAD_CHUNK_MAX_BYTES)
  })

  test('what is started is there', () => {
    const started = [read('Dockerfile'), read('deploy/rahnama.service')].map(
      (text) => /server\/start\.ts/.exec(text)?.[0],
    )
    expect(started).toEqual(['server/start.ts', 'server/start.ts'])
    expect(existsSync('server/start.ts')).toBe(true)
    expect(JSON.parse(read('package.json')).scripts.build).toBeDefined()
  })
})
