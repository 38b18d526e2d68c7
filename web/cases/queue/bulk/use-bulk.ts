import type { cases, DeskRow } from '@rahnama/contract/cases/cases.ts'
import { DESK_UNDO_MS } from '@rahnama/contract/desk-words.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { call, describeError } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'

type Result = Output<typeof cases.assign>
type SayCount = (count: string, one: boolean) => string
export type SayResult = (result: Result, rows: readonly DeskRow[], done: SayCount) => void

/** Says what an act on many did and what it could not, and offers to undo it for ten seconds. */
export function useBulk(reload: () => Promise<void>): SayResult {
  const { bulk } = useTexts('desk')
  const errors = useTexts('errors')
  const toast = useToast()
  const { number, code, list } = formats(useLanguage().language)
  const undo = async (undoToken: string) => {
    try {
      const { done } = await call('POST /api/desk/undo', { undoToken })
      toast.success({ title: bulk.undone(number(done), done === 1) })
      await reload()
    } catch (error) {
      const isLate = error instanceof AppError && (error.code === 'GONE' || error.code === 'NOT_FOUND')
      toast.error({ title: isLate ? bulk.tooLate : describeError(error, errors) })
    }
  }
  return ({ done, failed, undoToken }, rows, sayDone) => {
    const folios = rows.flatMap(({ id, folio }) => (failed.some((item) => item.id === id) ? [code(folio)] : []))
    const tell = done > 0 ? toast.success : toast.info
    tell({
      title: sayDone(number(done), done === 1),
      ...(folios.length > 0 && { description: bulk.failed(list(folios)) }),
      ...(undoToken && { action: { label: bulk.undo, onAct: () => void undo(undoToken) }, lastsMs: DESK_UNDO_MS }),
    })
  }
}
