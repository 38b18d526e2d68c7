import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { schedulesQuery } from './queries.ts'

/** A new office finds out here, and not from visitors who find no times. */
export function NobodyBookable({ onSetHours }: { onSetHours: () => void }) {
  const texts = useTexts('consultationsDesk').nobody
  const { data: schedules } = useQuery(schedulesQuery)
  if (!schedules || schedules.some(({ schedule }) => schedule.isBookable)) return null
  return (
    <Alert
      tone="warning"
      title={texts.title}
      actions={
        <Button size="small" variant="primary" onClick={onSetHours}>
          {texts.act}
        </Button>
      }
    >
      {texts.body}
    </Alert>
  )
}
