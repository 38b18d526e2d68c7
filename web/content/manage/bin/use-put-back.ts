import type { BinnedContent } from '@rahnama/contract/content/content.ts'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'

export type Removal = Pick<BinnedContent, 'id' | 'removedAt'>

export function usePutBack() {
  const { putBackDone } = useTexts('content')
  const toast = useToast()
  return async ({ id, removedAt }: Removal) => {
    await call('POST /api/content-editing/bin/{id}/put-back', { id, removedAt })
    toast.success({ title: putBackDone })
  }
}
