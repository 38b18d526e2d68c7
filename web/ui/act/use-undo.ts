import { useToast } from '../toast/toast.tsx'
import { type Describe, useDescribe } from './use-describe.ts'

/**
 * The way back from an act, for the toast that says it was done: `toast.success({ title, action: undo(version) })`. The
 * act's own place may be gone by then, so what goes wrong is said in a toast, too. Once only: a press closes the toast.
 */
export function useUndo<Given extends unknown[]>(
  label: string,
  back: (...given: Given) => Promise<unknown>,
  { describe }: { describe?: Describe } = {},
) {
  const toast = useToast()
  const say = useDescribe(describe)
  return (...given: Given) => ({
    label,
    onAct: () => void back(...given).catch((error: unknown) => toast.error({ title: say(error) })),
  })
}
