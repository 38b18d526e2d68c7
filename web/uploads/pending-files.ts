import { UPLOAD_ABANDONED_AFTER_MS } from '@rahnama/contract/limits.ts'
import type { FileToSend } from './send-upload.ts'

/** A file whose upload has not ended, and the place on our pages it is meant for. */
export type PendingFile = FileToSend & { owner: string; slot: string }

type Kept = Omit<PendingFile, 'content'> & { keptAt: number; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

const DATABASE = 'rahnama-uploads'
const KEYS = 'keys'
const FILES = 'files'

/** Sealed with a key that no script can read out and that leaves with the person. */
export async function keepPending({ content, ...file }: PendingFile): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(file.owner),
    await content.arrayBuffer(),
  )
  await run(FILES, 'readwrite', (store) => store.put({ ...file, keptAt: Date.now(), iv, sealed } satisfies Kept))
}

export async function dropPending(id: string): Promise<void> {
  await run(FILES, 'readwrite', (store) => store.delete(id))
}

export async function isPending(id: string): Promise<boolean> {
  return (await run(FILES, 'readonly', (store) => store.count(id))) > 0
}

/** What is older than the server keeps it would begin anew behind the person's back: it goes. */
export async function listPending(owner: string, slot: string): Promise<PendingFile[]> {
  const all = (await run(FILES, 'readonly', (store) => store.getAll())) as Kept[]
  const isTooOld = ({ keptAt }: Kept) => Date.now() - keptAt > UPLOAD_ABANDONED_AFTER_MS
  await Promise.all(all.filter(isTooOld).map(({ id }) => dropPending(id)))
  const wanted = all.filter((kept) => kept.owner === owner && kept.slot === slot && !isTooOld(kept))
  if (wanted.length === 0) return []
  const key = await keyOf(owner)
  const opened = await Promise.allSettled(wanted.map((kept) => unseal(kept, key)))
  return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

/** The person leaves: nothing of theirs stays readable on this device. */
export async function forgetPending(): Promise<void> {
  await run(KEYS, 'readwrite', (store) => store.clear())
  await run(FILES, 'readwrite', (store) => store.clear())
}

async function unseal({ keptAt, iv, sealed, ...file }: Kept, key: CryptoKey): Promise<PendingFile> {
  return { ...file, content: new Blob([await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)]) }
}

async function keyOf(owner: string): Promise<CryptoKey> {
  const known = (await run(KEYS, 'readonly', (store) => store.get(owner))) as CryptoKey | undefined
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Another tab may have been faster; the first key stays.
  await run(KEYS, 'readwrite', (store) => store.add(made, owner)).catch(() => {})
  return (await run(KEYS, 'readonly', (store) => store.get(owner))) as CryptoKey
}

let opening: Promise<IDBDatabase> | undefined

async function run<T>(
  name: typeof KEYS | typeof FILES,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opening ??= open()
  const database = await opening
  return settled(ask(database.transaction(name, mode).objectStore(name)))
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(KEYS)
    request.result.createObjectStore(FILES, { keyPath: 'id' })
  }
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
