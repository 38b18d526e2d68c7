export type Kept<Thing> = { thing: Thing; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

type SealedStore<Thing> = {
  keep: (owner: string, thing: Thing, content: BufferSource) => Promise<void>
  drop: (id: string) => Promise<void>
  has: (id: string) => Promise<boolean>
  list: (ids?: IDBKeyRange) => Promise<Kept<Thing>[]>
  /** Leaves out what its owner's key no longer opens. */
  unseal: (owner: string, all: Kept<Thing>[]) => Promise<{ thing: Thing; content: ArrayBuffer }[]>
  forget: () => Promise<void>
}

const KEYS = 'keys'

/** Keeps things on this device, sealed with a key per owner that no script can read out and that leaves with the person. */
export function sealedStore<Thing extends { id: string }>(database: string, things: string): SealedStore<Thing> {
  let opening: Promise<IDBDatabase> | undefined

  async function run<T>(
    name: string,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opening ??= open(database, things)
    const opened = await opening
    return settled(ask(opened.transaction(name, mode).objectStore(name)))
  }

  async function keyOf(owner: string): Promise<CryptoKey> {
    const known: CryptoKey | undefined = await run(KEYS, 'readonly', (store) => store.get(owner))
    if (known) return known
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    // Another tab may have been faster; the first key stays.
    await run(KEYS, 'readwrite', (store) => store.add(made, owner)).catch(() => {})
    return run(KEYS, 'readonly', (store) => store.get(owner))
  }

  return {
    keep: async (owner, thing, content) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(owner), content)
      await run(things, 'readwrite', (store) => store.put({ ...thing, iv, sealed }))
    },
    drop: (id) => run(things, 'readwrite', (store) => store.delete(id)),
    has: async (id) => (await run(things, 'readonly', (store) => store.count(id))) > 0,
    list: async (ids) => {
      const found = await run(things, 'readonly', (store) => store.getAll(ids))
      return found.map(({ iv, sealed, ...thing }) => ({ thing, iv, sealed }))
    },
    unseal: async (owner, all) => {
      if (all.length === 0) return []
      const key = await keyOf(owner)
      const opened = await Promise.allSettled(
        all.map(async ({ thing, iv, sealed }) => ({
          thing,
          content: await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed),
        })),
      )
      return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    },
    forget: async () => {
      await run(KEYS, 'readwrite', (store) => store.clear())
      await run(things, 'readwrite', (store) => store.clear())
    },
  }
}

function open(database: string, things: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(KEYS)
    request.result.createObjectStore(things, { keyPath: 'id' })
  }
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
