import type { Answers, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { SHEET_SIGNAL } from '@rahnama/contract/signals.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../auth/auth.tsx'
import { useSignals } from '../signals/signals.ts'
import type { SheetAdapter } from './long-form-props.ts'
import { openSheet } from './open-sheet.ts'
import { shownNow } from './sheet-state.ts'
import type { SheetStore, SheetView } from './sheet-store.ts'

/** A hidden page asks for nothing: it reads the sheet anew when it is shown (`openSheet`). */
const isSeen = () => document.visibilityState !== 'hidden'

/** The answers of the person who is signed in, in step with their other tabs. */
export function useSheetOfMine(form: LongForm, adapter: SheetAdapter): SheetStore | undefined {
  const auth = useAuth()
  const userId = auth.status === 'signedIn' ? auth.user.id : undefined
  const isInside = auth.status === 'signedIn' && !auth.hasEnded
  const store = userId === undefined ? undefined : openSheet(userId, form, adapter)
  useSignals(
    (kind, { form: name, version }) =>
      kind === SHEET_SIGNAL && name === form.name && isSeen() && store?.hear(Number(version)),
    (isMissed) => isMissed(SHEET_SIGNAL) && isSeen() && store?.hear(undefined),
  )
  // Saves that waited for the session to come back go now, and what was typed last when the page is left.
  useEffect(() => {
    if (isInside) void store?.save()
    return () => void store?.save()
  }, [store, isInside])
  return store
}

export function useSheetView(store: SheetStore): SheetView {
  return useSyncExternalStore(store.subscribe, store.view, store.view)
}

const nothing = () => undefined
const nobody = () => nothing

/** The answers as they stand in the boxes, saved or not. */
export function useAnswersNow(form: LongForm, store: SheetStore | undefined): Answers | undefined {
  const view = useSyncExternalStore(store?.subscribe ?? nobody, store?.view ?? nothing, store?.view ?? nothing)
  return view?.phase === 'ready' ? shownNow(form, view.sheet) : undefined
}
