import { sealedStore } from '../sealed-store/sealed-store.ts'

export { newId, takeName } from './tab.ts'

export type Drafts<Draft> = {
  write: (tab: string, draft: Draft) => Promise<void>
  remove: (tab: string) => Promise<void>
  /** One per tab that left something behind. */
  list: () => Promise<{ tab: string; draft: Draft }[]>
}

const drafts = sealedStore<{ id: string }>('rahnama-drafts', 'drafts')

/** Drafts of one person in one form. */
export function openDrafts<Draft>(userId: string, form: string): Drafts<Draft> {
  const prefix = `${userId}/${form}/`
  // Writes run one after the other, so that an older text never lands on a newer one.
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }
  return {
    write: (tab, draft) =>
      inTurn(() => drafts.keep(userId, { id: prefix + tab }, new TextEncoder().encode(JSON.stringify(draft)))),
    remove: (tab) => inTurn(() => drafts.drop(prefix + tab)),
    list: () =>
      inTurn(async () => {
        const found = await drafts.list(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
        const opened = await drafts.unseal(userId, found)
        return opened.map(({ thing, content }) => ({
          tab: thing.id.slice(prefix.length),
          draft: JSON.parse(new TextDecoder().decode(content)),
        }))
      }),
  }
}

const listeners = new Set<() => void>()

/** The caller is told before the drafts go, so that nothing half-written is sent under another name. */
export function onForget(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The person leaves: nothing of theirs stays readable on this device. */
export async function forgetDrafts(): Promise<void> {
  for (const tell of listeners) tell()
  await drafts.forget()
}
