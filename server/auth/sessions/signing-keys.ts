import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from 'jose'
import { StartupError } from '../../config.ts'
import { type Database, type Db, sql } from '../../db/db.ts'
import type { Seal } from '../seal.ts'

export const ALGORITHM = 'ES256'
const LOCK_KEY = 7_240_003
/** Another process may have made a new key: look again this often, and when a token names a key we do not know. */
const FRESH_MS = 60_000
const SEARCH_AGAIN_MS = 1000
/** How long others may keep the published keys. */
export const JWKS_FRESH_SECONDS = 60
/** So long a new key is only published: then every process has read it, and so has whoever keeps the published ones. */
const PUBLISHED_BEFORE_USE_MS = FRESH_MS + JWKS_FRESH_SECONDS * 1000

type Row = { id: string; publicKey: JWK; sealedPrivateKey: Buffer; createdAt: Date }
type SigningKey = { row: Row; publicJwk: JWK; publicKey: CryptoKey }
type CurrentKey = { id: string; privateKey: CryptoKey }

export type SigningKeys = {
  /** What is signed now: the newest that was published long enough, or the only one. */
  current(): Promise<CurrentKey>
  find(id: string): Promise<CryptoKey | undefined>
  published(): Promise<JWK[]>
  /** A new key is published at once and signs once everybody can know it; tokens of the older ones stay good until they expire. */
  rotate(): Promise<{ id: string; signsFrom: Date }>
}

type Options = { db: Database; seal: Seal; now: () => Date; keepSeconds: number }

/** One set for all processes, made on first use and kept in the database with its private halves sealed. */
export function createSigningKeys({ db, seal, now, keepSeconds }: Options): SigningKeys {
  let loaded: { keys: SigningKey[]; atMs: number } | undefined
  let loading: Promise<NonNullable<typeof loaded>> | undefined
  let opened: CurrentKey | undefined

  async function load() {
    const found = await selectKeys(db)
    const rows = found.length > 0 ? found : await db.transaction((tx) => makeFirst(tx, seal, now()))
    loaded = { keys: await Promise.all(rows.map(toKey)), atMs: performance.now() }
    return loaded
  }
  function reload() {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }
  async function fresh(maxAgeMs = FRESH_MS) {
    return loaded && performance.now() - loaded.atMs < maxAgeMs ? loaded : reload()
  }

  return {
    async current() {
      const rows = (await fresh()).keys.map(({ row }) => row)
      const row = rows.find(({ createdAt }) => signsFrom(createdAt) <= now()) ?? rows.at(-1)
      if (!row) throw new Error('no signing key')
      if (opened?.id !== row.id) opened = { id: row.id, privateKey: await openPrivateKey(seal, row) }
      return opened
    },
    async find(id) {
      const known = (await fresh()).keys.find(({ row }) => row.id === id)
      if (known) return known.publicKey
      return (await fresh(SEARCH_AGAIN_MS)).keys.find(({ row }) => row.id === id)?.publicKey
    },
    published: async () => (await fresh()).keys.map((key) => key.publicJwk),
    async rotate() {
      const { id, createdAt } = await insertKey(db, seal, now())
      // The old one signs until the newer one does, in every process; what it signed last lives on, and so do copies of it.
      const expired = new Date(now().getTime() - keepSeconds * 1000 - 2 * PUBLISHED_BEFORE_USE_MS)
      await db.execute(sql`
        delete from signing_keys old where exists (
          select from signing_keys newer where newer.created_at > old.created_at and newer.created_at < ${expired})`)
      await reload()
      return { id, signsFrom: signsFrom(createdAt) }
    },
  }
}

function signsFrom(createdAt: Date): Date {
  return new Date(createdAt.getTime() + PUBLISHED_BEFORE_USE_MS)
}

function selectKeys(db: Db): Promise<Row[]> {
  return db.rows<Row>(sql`
    select id, public_key as "publicKey", sealed_private_key as "sealedPrivateKey", created_at as "createdAt"
    from signing_keys order by created_at desc, id`)
}

/** Several processes may start on an empty database at once: one makes the key, the others find it. */
async function makeFirst(tx: Db, seal: Seal, now: Date): Promise<Row[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
  const made = await selectKeys(tx)
  return made.length > 0 ? made : [await insertKey(tx, seal, now)]
}

async function insertKey(db: Db, seal: Seal, now: Date): Promise<Row> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const id = await calculateJwkThumbprint(publicKey)
  const sealedPrivateKey = seal.close(`signing key ${id}`, Buffer.from(await exportPKCS8(pair.privateKey)))
  await db.execute(sql`
    insert into signing_keys (id, public_key, sealed_private_key, created_at)
    values (${id}, ${publicKey}, ${sealedPrivateKey}, ${now})`)
  return { id, publicKey, sealedPrivateKey, createdAt: now }
}

async function toKey(row: Row): Promise<SigningKey> {
  const publicJwk = { ...row.publicKey, kid: row.id, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return { row, publicJwk, publicKey: (await importJWK(row.publicKey, ALGORITHM)) as CryptoKey }
}

async function openPrivateKey(seal: Seal, { id, sealedPrivateKey }: Row): Promise<CryptoKey> {
  try {
    return await importPKCS8(seal.open(`signing key ${id}`, sealedPrivateKey).toString(), ALGORITHM)
  } catch {
    throw new StartupError(
      'The keys in the database were sealed with another master key. Start every process with the same MASTER_KEY or master.key file.',
    )
  }
}
