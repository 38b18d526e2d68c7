import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { call } from '../api/api.ts'
import { inTurn } from './in-turn.ts'
import { staffDraftQuery } from './queries.ts'

/** Debounce: written once the typing rests. */
const REST_MS = 500
const RETRY_MS = 5000

export type StaffDraftState<Body extends object> = {
  /** What was typed last, here or on another day; undefined when nothing waits. */
  body: Body | undefined
  /** Whether what waits is known: nothing is to be typed before. */
  isRead: boolean
  /** Whether the server has all of it. */
  isStored: boolean
  /** Nothing typed is nothing kept: undefined drops it. */
  write: (next: (body: Body | undefined) => Body | undefined) => void
  /** After it was sent or saved, or when it is given up. */
  drop: () => void
}

/** What one person is writing about one thing: outlives Escape, a reload and signing in again. Read it before with `staffDraftQuery`. */
export function useStaffDraft<Body extends object>(thing: string): StaffDraftState<Body> {
  const queries = useQueryClient()
  const { queryKey } = staffDraftQuery(thing)
  const { data } = useQuery(staffDraftQuery(thing))
  const [isStored, setStored] = useState(true)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const unsent = useRef<{ body: Body | undefined }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)

  const store = async ({ keepalive = false } = {}) => {
    clearTimeout(timer.current)
    const sent = unsent.current
    if (!sent) return
    const { body } = sent
    try {
      await inTurn<unknown>(thing, () =>
        body
          ? call('PUT /api/staff-drafts/{thing}', { thing, body: body as Record<string, unknown> }, { keepalive })
          : call('DELETE /api/staff-drafts/{thing}', { thing }, { keepalive }),
      )
      if (unsent.current !== sent) return
      unsent.current = undefined
      setStored(true)
    } catch {
      if (!isGone.current) timer.current = setTimeout(store, RETRY_MS)
    }
  }
  const put = (body: Body | undefined) => {
    const kept = body && { body: body as Record<string, unknown>, savedAt: new Date().toISOString() }
    queries.setQueryData(queryKey, kept ?? null)
    // The query tells its readers a moment later. Until then React would put the field back to what it was, and the
    // next letter or choice would build on that.
    redraw()
    unsent.current = { body }
    setStored(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(store, REST_MS)
  }
  const storeBeforeLeaving = useEffectEvent(() => void store({ keepalive: true }))
  useEffect(() => {
    isGone.current = false
    const whenHidden = () => document.visibilityState === 'hidden' && storeBeforeLeaving()
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      isGone.current = true
      storeBeforeLeaving()
    }
  }, [])
  return {
    body: data ? (data.body as Body) : undefined,
    isRead: data !== undefined,
    isStored,
    // Two fields changed in one moment: the second builds on the first, whether that is drawn yet or not.
    write: (next) => {
      const before = queries.getQueryData(queryKey)?.body as Body | undefined
      const body = next(before)
      if (body || before) put(body)
    },
    drop: () => {
      put(undefined)
      void store()
    },
  }
}
