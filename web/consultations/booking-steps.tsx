import { type ConsultationType, consultations, type Slot } from '@rahnama/contract/consultations/consultations.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ask } from './ask.ts'
import { type Details, NO_DETAILS } from './check-details.ts'
import { ChooseTime } from './choose-time.tsx'
import { ContinueBooking } from './continue-booking.tsx'
import { DetailsForm } from './details-form.tsx'
import { Failure } from './failure.tsx'
import { forgetDetails, keepDetails, readDetails } from './kept-details.ts'
import { forgetHold, type Hold, isLive, keepHold, readHold } from './kept-hold.ts'
import type { Times } from './load-times.ts'
import { detectTimeZone } from './time-zone.ts'
import { useAct } from './use-act.ts'

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
  const [hold, setHold] = useState(() => readHold(type))
  const isAtDetails = search.get('step') === 'details'
  const [details, setDetails] = useState(() => readDetails(hold !== undefined && (isAtDetails || isLive(hold))))
  const [timeZone, setTimeZone] = useState(() => hold?.timeZone ?? detectTimeZone())
  const [isTaken, setTaken] = useState(false)

  const changeDetails = (next: Details) => {
    keepDetails(next)
    setDetails(next)
  }
  const loseHold = () => {
    forgetHold()
    setHold(undefined)
    onReload()
  }
  const changeHold = (next: Hold) => {
    keepHold(next)
    setHold(next)
  }
  const keeping = useAct(async ({ startsAt, consultantId }: Slot) => {
    setTaken(false)
    const held = await ask(consultations.hold, {
      type,
      startsAt,
      consultantId,
      ...(hold && { insteadOf: hold.holdId }),
    })
    if (held.result === 'taken') {
      setTaken(true)
      return onReload()
    }
    const { holdId, expiresAt, extensionsLeft, slot } = held
    changeHold({ type, holdId, expiresAt, extensionsLeft, slot, timeZone })
    setSearch({ step: 'details' })
  })

  if (hold && isAtDetails) {
    return (
      <DetailsForm
        hold={hold}
        offers={offers}
        onHoldChange={changeHold}
        details={details}
        onDetailsChange={changeDetails}
        onChooseAgain={() => {
          setSearch({})
          onReload()
        }}
        onBooked={(token) => {
          forgetHold()
          forgetDetails()
          navigate(`${href('appointment', { token })}?new=yes`)
        }}
      />
    )
  }
  return (
    <>
      {hold && isLive(hold) && (
        <ContinueBooking
          hold={hold}
          onContinue={() => setSearch({ step: 'details' })}
          onOver={loseHold}
          onGivenBack={() => {
            forgetDetails()
            setDetails(NO_DETAILS)
            loseHold()
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
        failure={<Failure error={keeping.error} isTaken={isTaken} />}
      />
    </>
  )
}
