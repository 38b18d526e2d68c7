type SealedDraft = { id: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

export type Drafts<Draft> = {
  write: (tab: string, draft: Draft) => Promise<void>
  remove: (tab: string) => Promise<void>
  /** One per tab that left something behind. */
  list: () => Promise<{ tab: string; draft: Draft }[]>
}

const DATABASE = 'rahnama-drafts'
const KEYS = 'keys'
const DRAFTS = 'drafts'

/** Drafts of one person in one form, sealed with a key that no script can read out and that leaves with the person. */
export function openDrafts<Draft>(userId: string, form: string): Drafts<Draft> {
  const prefix = `${userId}/${form}/`
  // After each other, so that an older text never lands on a newer one.
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }
  return {
    write: (tab, draft) =>
      inTurn(async () => {
        const iv = crypto.getRandomValues(new Uint8Array(12))
        const plain = new TextEncoder().encode(JSON.stringify(draft))
        const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(userId), plain)
        await run(DRAFTS, 'readwrite', (store) => store.put({ id: prefix + tab, iv, sealed } satisfies SealedDraft))
      }),
    remove: (tab) => inTurn(() => run(DRAFTS, 'readwrite', (store) => store.delete(prefix + tab))).then(() => {}),
    list: () =>
      inTurn(async () => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
        const found = (await run(DRAFTS, 'readonly', (store) => store.getAll(range))) as SealedDraft[]
        if (found.length === 0) return []
        const key = await keyOf(userId)
        const opened = await Promise.allSettled(
          found.map(async (each) => ({ tab: each.id.slice(prefix.length), draft: (await unseal(each, key)) as Draft })),
        )
        return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      }),
  }
}

const listeners = new Set<() => void>()

/** Told before the drafts go, so that nothing half-written is sent under another name. */
export function onForget(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The person leaves: nothing of theirs stays readable on this device. */
export async function forgetDrafts(): Promise<void> {
  for (const tell of listeners) tell()
  await run(KEYS, 'readwrite', (store) => store.clear())
  await run(DRAFTS, 'readwrite', (store) => store.clear())
}

async function unseal({ iv, sealed }: SealedDraft, key: CryptoKey): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
  return JSON.parse(new TextDecoder().decode(plain))
}

async function keyOf(userId: string): Promise<CryptoKey> {
  const known = (await run(KEYS, 'readonly', (store) => store.get(userId))) as CryptoKey | undefined
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Another tab may have been faster; the first key stays.
  await run(KEYS, 'readwrite', (store) => store.add(made, userId)).catch(() => {})
  return (await run(KEYS, 'readonly', (store) => store.get(userId))) as CryptoKey
}

let opening: Promise<IDBDatabase> | undefined

async function run<T>(
  name: typeof KEYS | typeof DRAFTS,
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
    request.result.createObjectStore(DRAFTS, { keyPath: 'id' })
  }
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
