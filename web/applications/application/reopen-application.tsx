import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useReopening } from './use-reopening.ts'

export function ReopenApplication({ id, until }: { id: string; until: string }) {
  const texts = useTexts('applications').one.withdraw
  const { language } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { time } = formats(language, { timeZone })
  const { run, isBusy, failure } = useAct(useReopening(id))
  return (
    <Alert
      actions={
        <Button size="small" icon="undo" busy={isBusy} busyLabel={texts.undoing} onClick={() => void run()}>
          {texts.undo}
        </Button>
      }
    >
      {texts.undoUntil(time(until))}
      {failure && <p role="alert">{failure}</p>}
    </Alert>
  )
}
