import type { BinnedContent } from '@rahnama/contract/content/content.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, describeError } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'

type Removal = Pick<BinnedContent, 'id' | 'removedAt'>

/** What can be done with what lies in the bin: each act once, and what went wrong in a notice. */
export function useBin() {
  const texts = useTexts('content')
  const errors = useTexts('errors')
  const toast = useToast()
  const queries = useQueryClient()
  const isActing = useRef(false)
  const [busy, setBusy] = useState<string>()
  const describe = (error: unknown) => {
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'CONFLICT') return texts.bin.slugTaken
    return code === 'NOT_FOUND' ? texts.bin.gone : describeError(error, errors)
  }
  const run = async (act: string, work: () => Promise<unknown>, done: string) => {
    if (isActing.current) return false
    isActing.current = true
    setBusy(act)
    try {
      await work()
      toast.success({ title: done })
      return true
    } catch (error) {
      toast.error({ title: describe(error) })
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: ['content'] })
      isActing.current = false
      setBusy(undefined)
    }
  }
  return {
    busy,
    putBack: ({ id, removedAt }: Removal) =>
      run(
        `put-back-${id}`,
        () => call('POST /api/content-editing/bin/{id}/put-back', { id, removedAt }),
        texts.putBackDone,
      ),
    deleteForever: ({ id, removedAt }: Removal) =>
      run(
        `delete-${id}`,
        () => call('POST /api/content-editing/bin/{id}/delete', { id, removedAt }),
        texts.bin.deleted,
      ),
  }
}
