import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button, type ButtonLook } from '../ui/button/button.tsx'
import { useApplicationAct } from './use-application-act.ts'

type StartApplicationProps = ButtonLook & { program: Program; label?: string }

/** Opens an application to this program, or the one that is open, and leads to it. */
export function StartApplication({ program, label, ...look }: StartApplicationProps) {
  const texts = useTexts('applications').startWith
  const { name } = useTexts('programs').names[program]
  const navigate = useNavigate()
  const [isClosed, setClosed] = useState(false)
  const starting = useApplicationAct(() => call('POST /api/applications', { program }))
  const start = async () => {
    const answer = await starting.run()
    setClosed(answer?.result === 'closed')
    if (answer && answer.result !== 'closed') await navigate(href('application', { id: answer.application.id }))
  }
  return (
    <>
      <Button
        {...look}
        busy={starting.isBusy}
        busyLabel={texts.starting}
        aria-label={`${label ?? texts.act}: ${name}`}
        onClick={() => void start()}
      >
        {label ?? texts.act}
      </Button>
      {isClosed && (
        <Alert tone="warning" live>
          {texts.closed}
        </Alert>
      )}
      <Failure>{starting.failure}</Failure>
    </>
  )
}
