import { useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useWhen } from '../when.tsx'
import { HoldClock } from './hold-clock.tsx'
import type { Hold } from './kept-hold.ts'

type ContinueBookingProps = { hold: Hold; onContinue: () => void; onGivenBack: () => void; onOver: () => void }

/** Whoever went away and came back goes on with the time that is still theirs, or gives it back. */
export function ContinueBooking({ hold, onContinue, onGivenBack, onOver }: ContinueBookingProps) {
  const texts = useTexts('consultations').hold
  const when = useWhen(hold.timeZone)
  const giving = useAct(async () => {
    // It ends by itself soon, also where we cannot be reached.
    await ask('DELETE /api/consultations/holds/{holdId}', { holdId: hold.holdId }).catch(() => {})
    onGivenBack()
  })
  return (
    <Alert
      title={texts.yours}
      actions={
        <>
          <Button size="small" variant="primary" onClick={onContinue}>
            {texts.goOn}
          </Button>
          <Button size="small" busy={giving.isBusy} onClick={giving.run}>
            {texts.giveBack}
          </Button>
        </>
      }
    >
      <p>{when.whole(hold.slot.startsAt)}</p>
      <HoldClock expiresAt={hold.expiresAt} onOver={onOver} />
    </Alert>
  )
}
