import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useStoreApplication } from '../use-application-act.ts'

/** Takes a withdrawal back and says how that went. */
export function useReopening(id: string) {
  const texts = useTexts('applications').one.withdraw
  const toast = useToast()
  const store = useStoreApplication()
  return async () => {
    const { result } = store(await call('POST /api/applications/{id}/reopen', { id }))
    if (result === 'reopened') toast.success({ title: texts.undone })
    else toast.info({ title: texts[result] })
  }
}
