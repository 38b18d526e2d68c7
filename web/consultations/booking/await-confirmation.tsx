import { formats } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { useWhen } from '../when.tsx'
import styles from './details-form.module.css'
import type { Hold } from './kept-hold.ts'
import { useConfirmation } from './use-confirmation.ts'

type AwaitConfirmationProps = {
  hold: Hold
  awaits: NonNullable<Hold['awaits']>
  onCorrect: () => void
  onChooseAgain: () => void
  /** The link was followed, or its hour is over: nothing is kept any more. */
  onSettled: (state: 'confirmed' | 'expired') => void
}

/** The time is kept, and a link is in the mailbox. What the mailbox's owner did with it shows here by itself. */
export function AwaitConfirmation({ hold, awaits, onCorrect, onChooseAgain, onSettled }: AwaitConfirmationProps) {
  const texts = useTexts('consultations').confirm
  const { language } = useLanguage()
  const { code, time } = formats(language, { timeZone: hold.timeZone })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [state, setState] = useConfirmation(hold.holdId)
  const [isResent, setResent] = useState(false)
  const resending = useAct(async () => {
    setResent(false)
    const { result } = await ask('POST /api/consultations/holds/{holdId}/resend', { holdId: hold.holdId })
    setState(result)
    setResent(result === 'unconfirmed')
  })
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (state !== 'unconfirmed') settle(state)
  }, [state])

  if (state === 'confirmed') {
    return (
      <Alert tone="success" live title={texts.done}>
        {texts.doneBody(code(awaits.email))}
      </Alert>
    )
  }
  if (state === 'expired') {
    return (
      <Alert
        tone="warning"
        live
        title={texts.over}
        actions={
          <Button size="small" variant="primary" onClick={onChooseAgain}>
            {texts.chooseAgain}
          </Button>
        }
      >
        {texts.overBody}
      </Alert>
    )
  }
  return (
    <section className={styles.details}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>
        {texts.sent(code(awaits.email))} {texts.until(time(awaits.confirmBy))}
      </p>
      <KeptSlot hold={hold} />
      <p className={styles.soft}>{texts.nothing}</p>
      <Failure>{resending.failure}</Failure>
      {isResent && (
        <Alert tone="success" live>
          {texts.resent}
        </Alert>
      )}
      <div className={styles.acts}>
        <Button busy={resending.isBusy} busyLabel={texts.resending} onClick={resending.run}>
          {texts.resend}
        </Button>
        <Button onClick={onCorrect}>{texts.correct}</Button>
        <Button variant="quiet" onClick={onChooseAgain}>
          {texts.another}
        </Button>
      </div>
    </section>
  )
}

function KeptSlot({ hold }: { hold: Hold }) {
  const texts = useTexts('consultations').time
  const when = useWhen(hold.timeZone)
  return (
    <Card>
      <p className={styles.day}>{when.day(hold.slot.startsAt)}</p>
      <p>
        {when.clocks(hold.slot.startsAt)} · {texts.with(hold.slot.consultantName)}
      </p>
    </Card>
  )
}
