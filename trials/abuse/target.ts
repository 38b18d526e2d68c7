import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { writeRole } from '@rahnama/server/auth/auth.ts'
import type { Database } from '@rahnama/server/db/db.ts'
import { createTestDatabase } from '@rahnama/server/test/database.ts'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { inject } from 'vitest'
import { type Person, signUp } from '../person.ts'

/** The program as strangers meet it, with one person of each role. */
export type Target = {
  address: string
  people: Record<Role, Person>
  server: StartedServer
  db: Database
  close(): Promise<void>
}

export async function openTarget(): Promise<Target> {
  const database = await createTestDatabase(inject('testServer'))
  const folder = await mkdtemp(join(tmpdir(), 'rahnama-abuse-'))
  const server = startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    MASTER_KEY: '5a'.repeat(32),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  const address = await server.address
  const people = {} as Record<Role, Person>
  for (const role of ROLES) {
    people[role] = await signUp(address)
    await writeRole(database.database, people[role].id, role)
  }
  return {
    address,
    people,
    server,
    db: database.database,
    async close() {
      server.kill('SIGKILL')
      await server.end
      await database.drop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
