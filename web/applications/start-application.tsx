import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useNavigate } from 'react-router'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button, type ButtonLook } from '../ui/button/button.tsx'
import { useStarting } from './use-starting.ts'

type StartApplicationProps = ButtonLook & { program: Program; label?: string }

/** Opens an application to this program, or the one that is open, and leads to it. */
export function StartApplication({ program, label, ...look }: StartApplicationProps) {
  const texts = useTexts('applications').startWith
  const { name } = useTexts('programs').names[program]
  const navigate = useNavigate()
  const starting = useStarting(async () => {
    const answer = await call('POST /api/applications', { program })
    if (answer.result !== 'closed') navigate(href('application', { id: answer.application.id }))
    return answer
  })
  return (
    <>
      <Button
        {...look}
        busy={starting.isBusy}
        busyLabel={texts.starting}
        aria-label={`${label ?? texts.act}: ${name}`}
        onClick={starting.run}
      >
        {label ?? texts.act}
      </Button>
      {starting.isClosed && (
        <Alert tone="warning" live>
          {texts.closed}
        </Alert>
      )}
      {starting.failure && (
        <Alert tone="danger" live>
          {starting.failure}
        </Alert>
      )}
    </>
  )
}
