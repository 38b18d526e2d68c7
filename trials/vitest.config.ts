import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

/** Trials take minutes and start the program many times, so `npm test` does without them: npm run test:cluster, test:faults, test:abuse. */
function trial(name: string) {
  return {
    test: {
      name,
      root: fileURLToPath(new URL('..', import.meta.url)),
      include: [`trials/${name}/**/*.test.ts`],
      globalSetup: ['server/test/global-setup.ts'],
      experimental: { viteModuleRunner: false, nodeLoader: false },
      testTimeout: 15 * 60_000,
      hookTimeout: 5 * 60_000,
    },
  }
}

export default defineConfig({
  test: {
    // Each has the machine to itself.
    maxWorkers: 1,
    reporters: ['verbose'],
    projects: [trial('cluster'), trial('faults'), trial('abuse')],
  },
})
