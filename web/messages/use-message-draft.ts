import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AttachedFile } from './attached-file.ts'
import { createDraftPage, type DraftIds, type DraftPage, type DraftView, openMessageDraft } from './message-draft.ts'

export type MessageText = { body: string; files: readonly AttachedFile[] }

export type DraftState<Draft> = DraftView<Draft> & {
  change: (next: (draft: Draft) => Draft) => void
  clear: () => void
}

let ofThisPage: DraftPage | undefined

function thisPage(): DraftPage {
  ofThisPage ??= createDraftPage()
  return ofThisPage
}

/** What one person writes in one place, on this page. */
export function useMessageDraft<Draft extends DraftIds>(
  userId: string,
  place: string,
  begin: () => Draft,
  page: DraftPage = thisPage(),
): DraftState<Draft> {
  const [store] = useState(() => openMessageDraft({ userId, place, begin, page }))
  useEffect(() => store.open(), [store])
  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  return { ...view, change: store.change, clear: store.clear }
}
