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

type Row = { id: string; publicKey: JWK; sealedPrivateKey: Buffer; createdAt: Date }
type SigningKey = { id: string; publicJwk: JWK; publicKey: CryptoKey }

export type SigningKeys = {
  /** The newest: what is signed now. */
  current(): Promise<{ id: string; privateKey: CryptoKey }>
  find(id: string): Promise<CryptoKey | undefined>
  published(): Promise<JWK[]>
  /** From now on a new key signs; tokens of the older ones stay good until they expire. */
  rotate(): Promise<string>
}

type Options = { db: Database; seal: Seal; now: () => Date; keepSeconds: number }

/** One set for all processes, made on first use and kept in the database with its private halves sealed. */
export function createSigningKeys({ db, seal, now, keepSeconds }: Options): SigningKeys {
  let loaded: { keys: SigningKey[]; current: { id: string; privateKey: CryptoKey }; atMs: number } | undefined
  let loading: Promise<NonNullable<typeof loaded>> | undefined

  async function load() {
    const rows = await selectKeys(db)
    const [newest] = rows.length > 0 ? rows : await db.transaction((tx) => makeFirst(tx, seal, now()))
    if (!newest) throw new Error('no signing key')
    const keys = await Promise.all((rows.length > 0 ? rows : [newest]).map(toKey))
    const current = { id: newest.id, privateKey: await openPrivateKey(seal, newest) }
    loaded = { keys, current, atMs: performance.now() }
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
    current: async () => (await fresh()).current,
    async find(id) {
      const known = (await fresh()).keys.find((key) => key.id === id)
      if (known) return known.publicKey
      return (await fresh(SEARCH_AGAIN_MS)).keys.find((key) => key.id === id)?.publicKey
    },
    published: async () => (await fresh()).keys.map((key) => key.publicJwk),
    async rotate() {
      const { id } = await insertKey(db, seal, now())
      const expired = new Date(now().getTime() - keepSeconds * 1000)
      await db.execute(sql`
        delete from signing_keys old where exists (
          select from signing_keys newer where newer.created_at > old.created_at and newer.created_at < ${expired})`)
      await reload()
      return id
    },
  }
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

async function toKey({ id, publicKey }: Row): Promise<SigningKey> {
  const publicJwk = { ...publicKey, kid: id, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return { id, publicJwk, publicKey: (await importJWK(publicKey, ALGORITHM)) as CryptoKey }
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
