import type { BookingObstacle } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_TOPIC_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { BOOKING_WORDINGS } from '@rahnama/contract/service-consents.ts'
import { useEffect, useRef, useState } from 'react'
import { ConsentWords } from '../../consent-words/consent-words.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Form, useForm, useLateSchema } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { Obstacle } from '../obstacle.tsx'
import type { Times } from '../times/times.tsx'
import { useWhen } from '../when.tsx'
import { DETAIL_NAMES, type Details } from './details.ts'
import styles from './details-form.module.css'
import { HoldClock } from './hold-clock.tsx'
import { endFromNow, type Hold, isLive } from './kept-hold.ts'

const [WORDING] = BOOKING_WORDINGS
const loadSchema = async () => (await import('@rahnama/contract/forms/booking-form.ts')).BookingForm

type DetailsFormProps = {
  hold: Hold
  offers: Times['options']['types']
  onHoldChange: (hold: Hold) => void
  details: Details
  onDetailChange: (name: keyof Details, value: string) => void
  onChooseAgain: () => void
  onBooked: (token: string) => void
  /** A link was sent to the address, and the time is kept until then. */
  onAsked: (awaits: NonNullable<Hold['awaits']>) => void
}

export function DetailsForm({ hold, offers, onHoldChange, details, onDetailChange, ...on }: DetailsFormProps) {
  const texts = useTexts('consultations')
  const { language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOver, setOver] = useState(() => !isLive(hold))
  const [obstacle, setObstacle] = useState<BookingObstacle>()
  const judge = useLateSchema(loadSchema, texts.fields)
  useEffect(() => heading.current?.focus(), [])

  const form = useForm({
    texts: texts.fields,
    names: DETAIL_NAMES,
    values: details,
    onValueChange: onDetailChange,
    ...judge,
    act: async ({ phone, ...told }) => {
      setObstacle(undefined)
      const { holdId, timeZone } = hold
      const answer = await ask('POST /api/consultations', {
        ...told,
        ...(phone.trim() && { phone }),
        holdId,
        timeZone,
        language,
        agreedTo: WORDING.version,
      })
      if (answer.result === 'booked') on.onBooked(answer.appointment.token)
      else if (answer.result === 'unconfirmed') on.onAsked({ email: answer.email, confirmBy: answer.confirmBy })
      else if (answer.result === 'confirmed') on.onAsked({ email: told.email, confirmBy: hold.expiresAt })
      else if (answer.result === 'refused') setObstacle(answer.obstacle)
      else setOver(true)
      return undefined
    },
  })

  return (
    <section className={styles.details}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.steps.details}
      </h2>
      <KeptTime hold={hold} onHoldChange={onHoldChange} isOver={isOver} onOver={() => setOver(true)} {...on} />
      {obstacle && <Obstacle obstacle={obstacle} offers={offers} />}
      {!isOver && (
        <Form form={form} act={texts.details.book} busy={texts.details.booking}>
          <div className={styles.pair}>
            <TextField {...form.field('name')} autoComplete="name" />
            <TextField {...form.field('email')} kind="email" />
          </div>
          <TextField {...form.field('phone')} kind="phone" optional characters={20} />
          <Textarea {...form.field('topic')} rows={4} maxCharacters={CONSULTATION_TOPIC_MAX_CHARS} />
          <ConsentWords text={WORDING.text} />
        </Form>
      )}
    </section>
  )
}

type KeptTimeProps = Pick<DetailsFormProps, 'hold' | 'onHoldChange' | 'onChooseAgain'> & {
  isOver: boolean
  onOver: () => void
}

function KeptTime({ hold, onHoldChange, onChooseAgain, isOver, onOver }: KeptTimeProps) {
  const texts = useTexts('consultations')
  const when = useWhen(hold.timeZone)
  const extending = useAct(async () => {
    const answer = await ask('POST /api/consultations/holds/{holdId}/extend', { holdId: hold.holdId })
    if (answer.result === 'held') {
      onHoldChange({ ...hold, expiresAt: endFromNow(), extensionsLeft: answer.extensionsLeft })
    } else if (answer.result === 'expired') onOver()
    else onHoldChange({ ...hold, extensionsLeft: 0 })
  })
  if (isOver) {
    return (
      <Alert
        tone="warning"
        live
        title={texts.hold.over}
        actions={
          <Button size="small" variant="primary" onClick={onChooseAgain}>
            {texts.hold.chooseAgain}
          </Button>
        }
      >
        {texts.hold.overBody}
      </Alert>
    )
  }
  return (
    <Card className={styles.kept}>
      <div>
        <p className={styles.day}>{when.day(hold.slot.startsAt)}</p>
        <p>
          {when.clocks(hold.slot.startsAt)} · {texts.time.with(hold.slot.consultantName)}
        </p>
      </div>
      <div className={styles.clock}>
        <HoldClock
          expiresAt={hold.expiresAt}
          onOver={onOver}
          onExtend={hold.extensionsLeft > 0 ? extending.run : undefined}
        />
        <Button size="small" variant="quiet" onClick={onChooseAgain}>
          {texts.hold.change}
        </Button>
      </div>
      <Failure>{extending.failure}</Failure>
    </Card>
  )
}
