import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askRegistry, auditPackages, type Packages } from './audit-dependencies.ts'

const SEAL = 'sha512-AAAA'
const GOOD = { version: '1.0.0', integrity: SEAL, license: 'MIT' }

test('every dependency of ours is sealed, runs no script and has a licence we agreed to', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
  expect(auditPackages(packages)).toEqual([])
})

test('a missing seal, a script at installation and a licence nobody read are named', () => {
  const packages: Packages = {
    '': {},
    server: { version: '0.1.0' },
    'node_modules/good': GOOD,
    'node_modules/both': { ...GOOD, license: '(MIT OR CC0-1.0)' },
    'node_modules/weak': { ...GOOD, integrity: 'sha1-AAAA' },
    'node_modules/a/node_modules/script': { ...GOOD, hasInstallScript: true },
    'node_modules/copyleft': { ...GOOD, license: 'AGPL-3.0-only' },
    'node_modules/unlicensed': { version: '1.0.0', integrity: SEAL },
    'node_modules/foreign': { version: '1.0.0', optional: true, os: ['darwin'] },
  }
  expect(auditPackages(packages)).toEqual([
    'weak has no SHA-512 in the lockfile',
    'script wants to run a script when it is installed',
    'copyleft has a licence nobody has agreed to: AGPL-3.0-only',
    'unlicensed has a licence nobody has agreed to: none',
  ])
})

let server: Server | undefined
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))))

async function registry(status: number, body: object): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)))
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('an advisory is told, and a registry that knows none or is away is not taken for good news', async () => {
  const packages = { 'node_modules/good': GOOD }
  const advisory = { severity: 'high', title: 'A hole', url: 'https://example.com/1', vulnerable_versions: '<2' }
  expect(await askRegistry(await registry(200, { good: [advisory] }), packages)).toEqual({
    advisories: ['good (high): A hole, https://example.com/1'],
  })
  await new Promise((done) => server?.close(done))
  expect(await askRegistry(await registry(405, {}), packages)).toEqual({
    silence: expect.stringMatching(/answers 405: it knows no advisories$/),
  })
  const away = await askRegistry('http://127.0.0.1:1/', packages)
  expect(away).toEqual({ silence: expect.stringContaining('cannot be reached') })
})
