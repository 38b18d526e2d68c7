import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The counted walk: no journey of the tests, but a table to read (npm run walk). */
export default defineConfig({
  ...config,
  testDir: 'e2e/walk',
  testMatch: /\.walk\.ts$/,
  projects: [{ name: 'walk' }],
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
})
