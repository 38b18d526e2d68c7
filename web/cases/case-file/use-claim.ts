import { isolate } from '@rahnama/contract/locale/locale.ts'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useCaseAct } from './use-case-act.ts'

/** Of two who claim at once one gets it; the other reads who. */
export function useClaim(folio: string) {
  const { owner: texts } = useTexts('caseFile')
  const toast = useToast()
  return useCaseAct(folio, async () => {
    const { result, owner } = await call('POST /api/cases/{folio}/claim', { folio })
    if (result === 'claimed') toast.success({ title: texts.claimed })
    else toast.info({ title: texts.taken(isolate(owner?.name ?? '')) })
  })
}
