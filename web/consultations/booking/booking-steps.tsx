import type { ConsultationType, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_CONFIRM_MINUTES } from '@rahnama/contract/limits.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { useBookingPlace } from '../booking-place.ts'
import { useKnownPerson } from '../known-contact.ts'
import { ChooseTime, detectTimeZone, type Times } from '../times/times.tsx'
import { AwaitConfirmation } from './await-confirmation.tsx'
import { ContinueBooking } from './continue-booking.tsx'
import { createHolder } from './create-holder.ts'
import { type Details, NO_DETAILS } from './details.ts'
import { DetailsForm } from './details-form.tsx'
import { forgetDetails, keepDetails, readDetails } from './kept-details.ts'
import { endFromNow, forgetHold, type Hold, isLive, isUnderWay, keepHold, readHold } from './kept-hold.ts'

type BookingStepsProps = {
  type: ConsultationType
  offers: Times['options']['types']
  consultants: Times['options']['consultants']
  times: Times['times']
  onReload: () => void
}

/** Two steps with an address each: a time, then the details while it is kept. */
export function BookingSteps({ type, offers, consultants, times, onReload }: BookingStepsProps) {
  const texts = useTexts('consultations').time
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { appointmentPath } = useBookingPlace()
  const [kept, setKept] = useState(readHold)
  const hold = kept?.type === type ? kept : undefined
  const step = search.get('step')
  const person = useKnownPerson()
  const [typed, setTyped] = useState(() => readDetails(kept !== undefined && isUnderWay(kept)))
  const details: Details = { ...NO_DETAILS, ...person, ...typed }
  const [timeZone, setTimeZone] = useState(() => kept?.timeZone ?? detectTimeZone())
  const [askForHold] = useState(createHolder)
  const [isTaken, setTaken] = useState(false)

  const changeDetail = (name: keyof Details, value: string) => {
    const next = { ...typed, [name]: value }
    keepDetails(next)
    setTyped(next)
  }
  const changeHold = (next: Hold) => {
    keepHold(next)
    setKept(next)
  }
  const keeping = useAct(async ({ startsAt, consultantId }: Slot) => {
    setTaken(false)
    const held = await askForHold({ type, startsAt, consultantId, ...(kept && { insteadOf: kept.holdId }) })
    if (held.result === 'taken') {
      setTaken(true)
      return onReload()
    }
    const { holdId, extensionsLeft, slot } = held
    changeHold({ type, holdId, expiresAt: endFromNow(), extensionsLeft, slot, timeZone })
    setSearch({ step: 'details' })
  })

  const chooseAgain = () => {
    setSearch({})
    setKept(readHold())
    onReload()
  }

  if (hold?.awaits && step === 'confirm') {
    return (
      <AwaitConfirmation
        hold={hold}
        awaits={hold.awaits}
        onCorrect={() => setSearch({ step: 'details' })}
        onChooseAgain={chooseAgain}
        onSettled={(state) => {
          forgetHold()
          if (state === 'confirmed') forgetDetails()
        }}
      />
    )
  }
  if (hold && step === 'details') {
    return (
      <DetailsForm
        hold={hold}
        offers={offers}
        onHoldChange={changeHold}
        details={details}
        onDetailChange={changeDetail}
        onChooseAgain={chooseAgain}
        onAsked={(awaits) => {
          const expiresAt = hold.awaits ? hold.expiresAt : endFromNow(CONSULTATION_CONFIRM_MINUTES)
          changeHold({ ...hold, expiresAt, extensionsLeft: 0, awaits })
          setSearch({ step: 'confirm' })
        }}
        onBooked={(token) => {
          forgetHold()
          forgetDetails()
          navigate(`${appointmentPath(token)}?new=yes`)
        }}
      />
    )
  }
  return (
    <>
      {hold && isLive(hold) && (
        <ContinueBooking
          hold={hold}
          onContinue={() => setSearch({ step: hold.awaits ? 'confirm' : 'details' })}
          onOver={onReload}
          onGivenBack={() => {
            forgetDetails()
            setTyped({})
            forgetHold()
            setKept(undefined)
            onReload()
          }}
        />
      )}
      <ChooseTime
        type={type}
        times={times}
        consultants={consultants}
        timeZone={timeZone}
        onTimeZoneChange={setTimeZone}
        act={texts.continue}
        busy={texts.keeping}
        isBusy={keeping.isBusy}
        onAct={keeping.run}
        failure={
          isTaken ? (
            <Alert tone="warning" live>
              {texts.taken}
            </Alert>
          ) : (
            <Failure>{keeping.failure}</Failure>
          )
        }
      />
    </>
  )
}
