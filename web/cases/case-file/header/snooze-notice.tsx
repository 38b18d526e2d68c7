import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useCaseAct } from '../use-case-act.ts'

/** A snoozed case says until when, on the reader's own clock, or until what. */
export function SnoozeNotice({ file: { folio, applicationId, snooze } }: { file: CaseFile }) {
  const { standing: texts, saving } = useTexts('caseFile')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { dateTime } = formats(useLanguage().language, { timeZone })
  const { run, isBusy, failure } = useCaseAct(folio, () =>
    call('POST /api/desk/wake', { items: [{ kind: 'case', id: applicationId }] }),
  )
  if (!snooze) return null
  const { until, untilReply, reason } = snooze
  const when = until ? dateTime(until, { weekday: true }) : ''
  const title = until && untilReply ? texts.untilBoth(when) : until ? texts.snoozedUntil(when) : texts.snoozedReply
  return (
    <>
      <Alert
        title={title}
        actions={
          <Button size="small" busy={isBusy} busyLabel={saving} onClick={() => run()}>
            {texts.wake}
          </Button>
        }
      >
        <span dir="auto">{reason}</span>
      </Alert>
      <Failure>{failure}</Failure>
    </>
  )
}
