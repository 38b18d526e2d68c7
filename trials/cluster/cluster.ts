import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRole } from '@rahnama/server/auth/auth.ts'
import type { Database } from '@rahnama/server/db/db.ts'
import { createTestDatabase } from '@rahnama/server/test/database.ts'
import { type ObjectStore, startObjectStore } from '@rahnama/server/test/object-store.ts'
import { type SmtpSink, startSmtpSink } from '@rahnama/server/test/smtp-sink.ts'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { inject } from 'vitest'
import { type Person, signUp } from '../person.ts'

export type Process = { address: string; server: StartedServer }

/** One installation of several processes: one PostgreSQL, one store that speaks S3, one mail server. */
export type Cluster = {
  db: Database
  objects: ObjectStore
  mail: SmtpSink
  start(): Promise<Process>
  signUpAdmin(address: string): Promise<Person>
  close(): Promise<void>
}

export async function openCluster(): Promise<Cluster> {
  const [database, objects, mail, folder] = await Promise.all([
    createTestDatabase(inject('testServer')),
    startObjectStore(),
    startSmtpSink(),
    mkdtemp(join(tmpdir(), 'rahnama-cluster-')),
  ])
  const started: StartedServer[] = []
  // Tests stop this clock; here jobs run when they are due.
  await database.database.pool.query(
    'create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select now() $$',
  )
  const environment = {
    DATABASE_URL: database.url,
    S3_ENDPOINT: objects.endpoint,
    S3_BUCKET: 'files',
    S3_REGION: 'local',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret',
    MASTER_KEY: '5a'.repeat(32),
    SMTP_URL: mail.url,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
    SHUTDOWN_DELAY_SECONDS: '1',
  }
  return {
    db: database.database,
    objects,
    mail,
    async start() {
      const server = startServer(environment)
      started.push(server)
      return { server, address: await server.address }
    },
    async signUpAdmin(address) {
      const person = await signUp(address)
      await writeRole(database.database, person.id, 'admin')
      return person
    },
    async close() {
      for (const server of started) server.kill('SIGKILL')
      await Promise.all(started.map(({ end }) => end))
      await Promise.all([objects.close(), mail.close()])
      await database.drop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
