import { useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { type Describe, useDescribe } from './use-describe.ts'

export { useUndo } from './use-undo.ts'

type ActOptions = {
  describe?: Describe
  /** Follows the act whether it succeeded or not, and is part of it: a list is read again, say. */
  after?: () => unknown
}

export type Act<Given extends unknown[], Answer> = {
  /** Once at a time. It answers nothing when it failed, or when one is under way already. */
  run: (...given: Given) => Promise<Answer | undefined>
  isBusy: boolean
  /** What the last run was given: among many rows it tells the one that is busy or that failed. */
  given: Given | undefined
  error: unknown
  /** What went wrong in words; `Failure` shows it where the act stands. */
  failure: string | undefined
}

/** Something a person does with one press: busy while it lasts, done once, and its failure is kept to be shown in its place. */
export function useAct<Given extends unknown[], Answer>(
  act: (...given: Given) => Promise<Answer>,
  { describe, after }: ActOptions = {},
): Act<Given, Answer> {
  const say = useDescribe(describe)
  const isActing = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [given, setGiven] = useState<Given>()
  const [error, setError] = useState<unknown>()
  const run = async (...now: Given): Promise<Answer | undefined> => {
    // Not the state: two presses may come before it is drawn.
    if (isActing.current) return undefined
    isActing.current = true
    setBusy(true)
    setGiven(now)
    setError(undefined)
    try {
      return await act(...now).finally(after)
    } catch (thrown) {
      setError(thrown)
      return undefined
    } finally {
      isActing.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, given, error, failure: error === undefined ? undefined : say(error) }
}

/** What went wrong with an act, if anything did; announced when it appears. */
export function Failure({ title, children }: { title?: string; children: string | undefined }) {
  return children === undefined ? null : (
    <Alert tone="danger" live {...(title !== undefined && { title })}>
      {children}
    </Alert>
  )
}
