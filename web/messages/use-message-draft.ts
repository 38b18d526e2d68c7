import { useCallback, useEffect, useRef, useState } from 'react'
import { openDrafts } from '../drafts/drafts.ts'
import type { AttachedFile } from './attached-file.ts'

const REST_MS = 250

export type MessageText = { body: string; files: readonly AttachedFile[] }

export type DraftState<Draft> = {
  draft: Draft
  /** What was left here on another day is read first: typing before would lose one of the two. */
  isLoaded: boolean
  change: (next: (draft: Draft) => Draft) => void
  clear: () => void
}

/** What one person writes in one place, stored sealed on this device: it outlives a reload and a lost connection. */
export function useMessageDraft<Draft>(userId: string, place: string, empty: Draft): DraftState<Draft> {
  const [draft, setDraft] = useState(empty)
  const [isLoaded, setLoaded] = useState(false)
  const unstored = useRef<{ draft: Draft | undefined }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const store = useCallback(() => {
    clearTimeout(timer.current)
    const last = unstored.current
    unstored.current = undefined
    if (!last) return
    const drafts = openDrafts<Draft>(userId, 'messages')
    const stored = last.draft === undefined ? drafts.remove(place) : drafts.write(place, last.draft)
    // A browser that keeps nothing still lets people write.
    stored.catch(() => {})
  }, [userId, place])
  useEffect(() => {
    let isGone = false
    openDrafts<Draft>(userId, 'messages')
      .list()
      .catch(() => [])
      .then((all) => {
        if (isGone) return
        const left = all.find(({ tab }) => tab === place)
        if (left) setDraft(left.draft)
        setLoaded(true)
      })
    window.addEventListener('pagehide', store)
    return () => {
      isGone = true
      window.removeEventListener('pagehide', store)
      store()
    }
  }, [userId, place, store])
  const put = (next: Draft | undefined) => {
    unstored.current = { draft: next }
    clearTimeout(timer.current)
    timer.current = setTimeout(store, REST_MS)
  }
  return {
    draft,
    isLoaded,
    change: (next) =>
      setDraft((now) => {
        const changed = next(now)
        put(changed)
        return changed
      }),
    clear: () => {
      setDraft(empty)
      put(undefined)
      store()
    },
  }
}
