import { AppError } from '@rahnama/contract/errors.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { viewIn, viewSearch } from './desk-view.ts'
import type { FileKey, OpenFiles } from './file-view/file-view.tsx'
import { FIRST_VIEW, type View } from './file-view/file-view.tsx'
import { nextQuery, toVerifyQuery, VERIFICATION_KEY } from './queries.ts'
import { type Decision, useDecisions } from './use-decisions.ts'

export type Sitting = {
  decisions: readonly Decision[]
  skipped: readonly string[]
  /** Nothing is left, but what was skipped. */
  isOver: boolean
  /** The address changes before the screen does: a key pressed in between would decide on the document being left. */
  isHere: (versionId: string) => boolean
  /** How many documents of the case of this one wait. */
  left: number
  viewOf: (versionId: string) => View
  setView: (versionId: string, view: View) => void
  /** Goes on to the next document at once; the decision can be undone for a while. */
  decided: (decision: Omit<Decision, 'until'>) => Promise<void>
  leaveForLater: () => Promise<void>
  undo: (decision: Decision) => Promise<void>
  undoLast: () => void
  beginAgain: () => Promise<void>
  open: (key: FileKey) => void
}

/** What one person works through without a break: what was left for later, what can be undone, how each was looked at. */
export function useSitting(here: FileKey, files: OpenFiles): Sitting {
  const { decided: texts } = useTexts('verification')
  const errors = useTexts('errors')
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const view = viewIn(search)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [views, setViews] = useState<Readonly<Record<string, View>>>({})
  const [isOver, setOver] = useState(false)
  /** Which document the person is at or on the way to; none while a decision is being undone. */
  const place = useRef<string | undefined>(here.versionId)
  useLayoutEffect(() => {
    place.current = here.versionId
  }, [here.versionId])
  /** Only the latest way on is gone. */
  const step = useRef(0)
  const { decisions, add, drop } = useDecisions()
  const asking = { view, folio: here.folio, skipped: [...skipped, here.versionId] }
  const { data: coming } = useQuery({ ...nextQuery(asking), enabled: !isOver })
  const next = coming?.next
  // The next one loads while this one is read.
  useEffect(() => {
    if (!next) return
    files.prepare(next)
    void queries.prefetchQuery(toVerifyQuery(next))
  }, [next, files, queries])

  const open = (key: FileKey) => {
    setOver(false)
    place.current = key.versionId
    void navigate(`${href('verifyDocument', { ...key })}${viewSearch(view)}`)
  }
  /** `left` says which stay out of the way. */
  const goOn = async (left: readonly string[]) => {
    step.current += 1
    const mine = step.current
    const query = nextQuery({ ...asking, skipped: [...left, here.versionId] })
    const known = queries.getQueryData(query.queryKey)
    const { next: following } = known ?? (await queries.fetchQuery(query))
    // Undone meanwhile: the document that was decided on is back.
    if (mine !== step.current) return
    if (following) open(following)
    else setOver(true)
  }
  const undo = async (decision: Decision) => {
    const before = place.current
    if (before === undefined) return
    step.current += 1
    place.current = undefined
    try {
      await decision.undo()
      await queries.invalidateQueries({ queryKey: VERIFICATION_KEY, refetchType: 'none' })
      open(decision)
      toast.info({ title: texts.undone(decision.document) })
    } catch (error) {
      place.current = before
      const isTooLate = error instanceof AppError && error.code === 'GONE'
      toast.error({ title: isTooLate ? texts.tooLate : describeError(error, errors) })
    }
    drop(decision)
  }
  const last = decisions.at(-1)
  return {
    decisions,
    skipped,
    isOver,
    isHere: (versionId) => place.current === versionId,
    left: coming?.next?.folio === here.folio ? coming.left : 1,
    viewOf: (versionId) => views[versionId] ?? FIRST_VIEW,
    setView: (versionId, changed) => setViews((all) => ({ ...all, [versionId]: changed })),
    decided: async (decision) => {
      add(decision)
      await goOn(skipped)
    },
    leaveForLater: async () => {
      if (place.current !== here.versionId) return
      const left = [...skipped, here.versionId]
      setSkipped(left)
      await goOn(left)
    },
    undo,
    undoLast: () => last && void undo(last),
    beginAgain: async () => {
      setSkipped([])
      const { next: first } = await queries.fetchQuery(nextQuery({ view, skipped: [] }))
      if (first) open(first)
    },
    open,
  }
}
