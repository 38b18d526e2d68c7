import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { onForget, openDrafts } from '../drafts/drafts.ts'
import type { SheetAdapter } from './long-form-props.ts'
import { createSheetStore, type SheetStore } from './sheet-store.ts'

const open = new Map<string, SheetStore>()

/** The sheet outlives its pages, so that going back and forth shows each as it was left. */
export function openSheet(userId: string, form: LongForm, adapter: SheetAdapter): SheetStore {
  const key = `${userId}/${form.name}`
  const known = open.get(key)
  if (known) return known
  const store = createSheetStore({ form, adapter, drafts: openDrafts(userId, form.name) })
  open.set(key, store)
  void store.load()

  const leaving = new AbortController()
  const { signal } = leaving
  const onVisibility = () => (document.visibilityState === 'hidden' ? store.hide() : store.hear(undefined))
  document.addEventListener('visibilitychange', onVisibility, { signal })
  addEventListener('pagehide', () => store.hide(), { signal })
  addEventListener('online', () => store.reconnect(), { signal })
  const stopHearing = onForget(() => {
    leaving.abort()
    stopHearing()
    store.close()
    open.delete(key)
  })
  return store
}
