import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testLaunchOptions } from './scripts/chromium.mjs'
import { workInMemory } from './scripts/work-in-memory.ts'

workInMemory()
// Workers read this file too; they find what the first reader set.
process.env.E2E_PORT ??= '4310'
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'rahnama-e2e-'))
process.env.E2E_PASSWORD ??= 'a-quiet-street-in-may'

const ADDRESS = `http://localhost:${process.env.E2E_PORT}`

const OWN_SERVERS = /(auth-calls|auth-demands|consultations|owner-effects|owner-pages|working-hours)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  fullyParallel: true,
  // Two more than the machine that decides has cores: journeys also wait, for mails, for clocks and for connections.
  workers: 4,
  // Those with a server of their own go one after the other, so they begin first.
  projects: [
    { name: 'own servers', testMatch: OWN_SERVERS },
    { name: 'one server', testIgnore: OWN_SERVERS },
  ],
  forbidOnly: true,
  // Journeys ask whether something appears, not how soon: five seconds are little on a busy machine.
  expect: { timeout: 20_000 },
  use: {
    baseURL: ADDRESS,
    launchOptions: testLaunchOptions(),
    locale: 'en-CA',
    // As wide as a desk, and no more of it than has to be drawn.
    viewport: { width: 1024, height: 500 },
    // No journey is about movement, and drawing it takes time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server/start.ts',
    url: `${ADDRESS}/readyz`,
    // It fills an empty database first, which takes a busy machine longer than the minute it would be given.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_PASSWORD: process.env.E2E_PASSWORD,
      LOG_LEVEL: 'warn',
      // No balancer has to be told.
      SHUTDOWN_DELAY_SECONDS: '0',
    },
  },
})
