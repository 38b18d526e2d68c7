import { useEffect, useRef, useState } from 'react'
import { openDrafts } from '../drafts/drafts.ts'
import type { AttachedFile } from './attached-file.ts'

export type MessageText = { body: string; files: readonly AttachedFile[] }

export type DraftState<Draft> = {
  draft: Draft
  /** What was left here on another day is read first: typing before would lose one of the two. */
  isLoaded: boolean
  /** All that is typed lies on this device: the page may go. */
  isStored: boolean
  change: (next: (draft: Draft) => Draft) => void
  clear: () => void
}

/** What one person writes in one place, stored sealed on this device: it outlives a reload and a lost connection. */
export function useMessageDraft<Draft>(userId: string, place: string, empty: Draft): DraftState<Draft> {
  const [draft, setDraft] = useState(empty)
  const [isLoaded, setLoaded] = useState(false)
  const [isStored, setStored] = useState(false)
  // What is typed while a file arrives stands on the newest text, drawn or not.
  const latest = useRef(empty)
  // One that works in turn: an older text never lands on a newer one.
  const [drafts] = useState(() => openDrafts<Draft>(userId, 'messages'))
  useEffect(() => {
    let isGone = false
    drafts
      .list()
      .catch(() => [])
      .then((all) => {
        if (isGone) return
        const left = all.find(({ tab }) => tab === place)
        if (left) {
          latest.current = left.draft
          setDraft(left.draft)
        }
        setStored(left !== undefined)
        setLoaded(true)
      })
    return () => {
      isGone = true
    }
  }, [drafts, place])
  const put = (next: Draft | undefined) => {
    setStored(false)
    const stored = next === undefined ? drafts.remove(place) : drafts.write(place, next)
    stored.then(
      () => setStored(next !== undefined && latest.current === next),
      // A browser that keeps nothing still lets people write.
      () => {},
    )
  }
  return {
    draft,
    isLoaded,
    isStored,
    change: (next) => {
      latest.current = next(latest.current)
      setDraft(latest.current)
      put(latest.current)
    },
    clear: () => {
      latest.current = empty
      setDraft(empty)
      put(undefined)
    },
  }
}
