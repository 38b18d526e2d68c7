import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserLaunchOptions } from './scripts/chromium.mjs'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{rules,contract,server,scripts}/**/*.test.ts', 'web/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
