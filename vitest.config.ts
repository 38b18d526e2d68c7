import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLaunchOptions } from './scripts/chromium.mjs'
import { LongestFirst } from './scripts/longest-first.ts'
import { workInMemory } from './scripts/work-in-memory.ts'

workInMemory()

// Tests start our processes many times; from the second time on these find their sources compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

export default defineConfig({
  test: {
    // The machine that decides has two cores; by itself the runner would leave one of them idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{rules,contract,server,scripts}/**/*.test.ts', 'web/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['scripts/luck/one-seed.ts'],
          // Files share their worker, and Node reads the sources as it does in production: loading them anew for each file took longer than the tests.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // A test draws too few pages to win back what it costs to compile the PDF compiler a second, faster time.
          execArgv: ['--liftoff-only'],
          testTimeout: 20_000,
          hookTimeout: 180_000,
          // What is waited for comes when it comes: one second of a busy machine says nothing.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // React as people get it: its development build notes for every element who drew it, which tests pay for and never read.
        oxc: { jsx: { development: false } },
        // Found while a test runs, a dependency would be bundled then and the page reloaded under the test.
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react-router',
            '@supabase/auth-js',
            '@tanstack/react-query',
            'axe-core',
            'eventsource-parser',
            'fflate',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'radix-ui/dialog',
            'radix-ui/dropdown-menu',
            'radix-ui/tabs',
            'vitest-browser-react',
            'zod/mini',
            'zod/v4/core',
          ],
        },
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/test/fresh-page.ts'],
          // What a page is to show is waited for as long as a test may take, not for one second of a busy machine.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Nothing here asks how something moves; a colour on its way from one to another is neither.
            provider: playwright({ launchOptions: testLaunchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
