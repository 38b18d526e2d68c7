import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useApplicationAct } from '../use-application-act.ts'

/** Takes a withdrawal back and says how that went. */
export function useReopening(id: string) {
  const texts = useTexts('applications').one.withdraw
  const toast = useToast()
  const { run, ...state } = useApplicationAct(() => call('POST /api/applications/{id}/reopen', { id }))
  return {
    ...state,
    run: async () => {
      const answer = await run(undefined)
      if (!answer) return
      if (answer.result === 'reopened') toast.success({ title: texts.undone })
      else toast.info({ title: texts[answer.result] })
    },
  }
}
