import type { Shortfall } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button, type ButtonLook } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { ShortfallList } from './shortfall.tsx'
import { useApplicationAct } from './use-application-act.ts'

type StartApplicationProps = ButtonLook & { program: Program; label?: string }

/**
 * Opens an application to this program, or the one that is open, and leads to it. Whoever is short of hard requirements
 * is told so first, and may go on.
 */
export function StartApplication({ program, label, ...look }: StartApplicationProps) {
  const texts = useTexts('applications').startWith
  const { name } = useTexts('programs').names[program]
  const navigate = useNavigate()
  const [isClosed, setClosed] = useState(false)
  const [shortfall, setShortfall] = useState<Shortfall>()
  const starting = useApplicationAct((knowing: boolean) =>
    call('POST /api/applications', { program, ...(knowing && { knowing }) }),
  )
  const start = async (knowing: boolean) => {
    const answer = await starting.run(knowing)
    setClosed(answer?.result === 'closed')
    if (answer?.result === 'notMet') setShortfall(answer.shortfall)
    if (answer && 'application' in answer) await navigate(href('application', { id: answer.application.id }))
  }
  const isAsking = shortfall !== undefined
  return (
    <>
      <Button
        {...look}
        busy={starting.isBusy && !isAsking}
        busyLabel={texts.starting}
        aria-label={`${label ?? texts.act}: ${name}`}
        onClick={() => void start(false)}
      >
        {label ?? texts.act}
      </Button>
      {isClosed && (
        <Alert tone="warning" live>
          {texts.closed}
        </Alert>
      )}
      {!isAsking && <Failure>{starting.failure}</Failure>}
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && setShortfall(undefined)}
        {...useShortfallWords(program)}
        actions={
          <>
            <ButtonLink to={href('portalBooking', { type: 'initial' })} variant="primary" icon="calendar">
              {texts.talk}
            </ButtonLink>
            <Button busy={starting.isBusy} busyLabel={texts.starting} onClick={() => void start(true)}>
              {texts.anyway}
            </Button>
          </>
        }
      >
        {shortfall && <ShortfallList shortfall={shortfall} />}
        <Failure>{starting.failure}</Failure>
      </Dialog>
    </>
  )
}

function useShortfallWords(program: Program) {
  const { title, body } = useTexts('applications').shortfall
  const { name } = useTexts('programs').names[program]
  return { title: title(name), description: body }
}
