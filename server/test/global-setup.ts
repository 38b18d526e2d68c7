import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer()
  project.provide('testServer', server)
  return stop
}
