import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const S3 = {
  S3_ENDPOINT: 'https://store.example/',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 's',
}
const KEY = 'ab'.repeat(32)

describe('what an operator leaves out', () => {
  test('has the value the documentation names', () => {
    expect(readConfig({})).toMatchObject({
      ...{ mode: 'development', port: 3000, publicUrl: 'http://localhost:3000', dataDir: resolve('.data') },
      ...{ backupDir: resolve('.data/backups'), databasePool: 10, shutdownDelayMs: 5000, trustedProxies: 0 },
      ...{ logLevel: 'info', mailFrom: 'office@rahnama.example', s3: undefined, advisor: undefined },
    })
  })

  test('may also stand there empty, as in a file to be filled in', () => {
    const empty = { PORT: '', PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', MASTER_KEY: '', HOST: '', S3_BUCKET: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

describe('an address', () => {
  test('ends without a stroke, so that paths can be put behind it', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://rahnama.example/',
      ...S3,
      ...advisor('https://model.example/v1/'),
    })
    expect(config.publicUrl).toBe('https://rahnama.example')
    expect(config.s3?.endpoint).toBe('https://store.example')
    expect(config.advisor).toEqual({ url: 'https://model.example/v1', key: undefined, model: 'small' })
  })

  test('of another kind is refused by name', () => {
    for (const [name, value] of [
      ['PUBLIC_URL', 'ftp://rahnama.example'],
      ['DATABASE_URL', 'mysql://host/name'],
      ['SMTP_URL', 'https://mail.example'],
      ['CLAMD_URL', 'http://127.0.0.1:3310'],
      ['ADVISOR_URL', 'file:///etc/passwd'],
    ] as const) {
      expect(() => readConfig({ ADVISOR_MODEL: 'small', [name]: value }), name).toThrow(`not usable: ${name} must`)
    }
  })
})

describe('in production', () => {
  test('links in mails need an address, unless nobody but this machine is let in', () => {
    const production = { NODE_ENV: 'production' }
    expect(() => readConfig({ ...production, HOST: '0.0.0.0' })).toThrow('PUBLIC_URL is missing')
    for (const HOST of ['localhost', '127.0.0.1', '::1']) {
      expect(readConfig({ ...production, HOST }).publicUrl).toBe('http://localhost:3000')
    }
    expect(readConfig({ ...production, PUBLIC_URL: 'https://rahnama.example' }).mode).toBe('production')
  })
})

test('an object store is described whole or not at all', () => {
  expect(readConfig(S3).s3).toMatchObject({ bucket: 'files', region: 'auto', accessKeyId: 'id', secretAccessKey: 's' })
  for (const name of Object.keys(S3)) {
    expect(() => readConfig({ ...S3, [name]: undefined }), name).toThrow(`not usable: ${name} is missing`)
  }
})

test('a model needs its name, and a name alone asks nobody', () => {
  expect(() => readConfig({ ADVISOR_URL: 'https://model.example' })).toThrow('ADVISOR_MODEL is missing')
  expect(readConfig({ ADVISOR_MODEL: 'small' }).advisor).toBeUndefined()
})

test('keys are 32 bytes each in hexadecimal digits, the current one first', () => {
  const both = `${KEY},${'CD'.repeat(32)}`
  expect(readConfig({ MASTER_KEY: both }).masterKey).toBe(both)
  for (const wrong of [KEY.slice(1), `${KEY}0`, `${KEY},`, `${KEY};${KEY}`, 'xy'.repeat(32)]) {
    expect(() => readConfig({ MASTER_KEY: wrong }), wrong).toThrow('MASTER_KEY must be 64 hexadecimal digits')
  }
})

test('figures are taken up to their ends, and refused beyond', () => {
  for (const [name, least, most] of [
    ['PORT', 0, 65_535],
    ['DATABASE_POOL', 2, 200],
    ['SHUTDOWN_DELAY_SECONDS', 0, 300],
    ['TRUSTED_PROXIES', 0, 10],
  ] as const) {
    for (const value of [least, most]) expect(() => readConfig({ [name]: String(value) })).not.toThrow()
    for (const value of [least - 1, most + 1, least + 0.5, 'many'])
      expect(() => readConfig({ [name]: String(value) }), `${name} ${value}`).toThrow(`not usable: ${name}`)
  }
})

test('secrets that are too short to keep one are refused', () => {
  expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16), DEMO_PASSWORD: 'x'.repeat(8) }).metricsToken).toHaveLength(16)
  expect(() => readConfig({ METRICS_TOKEN: 'x'.repeat(15) })).toThrow('METRICS_TOKEN must have at least 16')
  expect(() => readConfig({ DEMO_PASSWORD: 'x'.repeat(7) })).toThrow('DEMO_PASSWORD must have at least 8')
})

function advisor(url: string) {
  return { ADVISOR_URL: url, ADVISOR_MODEL: 'small' }
}
