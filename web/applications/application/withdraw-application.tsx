import type { Application } from '@rahnama/contract/applications.ts'
import { APPLICATION_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useUndo } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useApplicationAct } from '../use-application-act.ts'
import { useReopening } from './use-reopening.ts'

export function WithdrawApplication({ application: { id, program } }: { application: Application }) {
  const texts = useTexts('applications').one.withdraw
  const { name } = useTexts('programs').names[program]
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const undo = useUndo(texts.undo, useReopening(id))
  const withdrawing = useApplicationAct(() =>
    call('POST /api/applications/{id}/withdraw', { id, ...(reason.trim() && { reason: reason.trim() }) }),
  )
  const withdraw = async () => {
    const answer = await withdrawing.run()
    if (!answer) return
    setOpen(false)
    if (answer.result !== 'withdrawn') return toast.info({ title: texts[answer.result] })
    toast.success({ title: texts.done(name), action: undo() })
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title(name)}
      description={texts.body}
      trigger={<Button variant="quiet">{texts.act}</Button>}
      actions={
        <>
          <Button variant="danger" busy={withdrawing.isBusy} busyLabel={texts.busy} onClick={() => void withdraw()}>
            {texts.confirm}
          </Button>
          <CloseDialog>
            <Button>{texts.keep}</Button>
          </CloseDialog>
        </>
      }
    >
      <Textarea
        label={texts.reason}
        hint={texts.reasonHint}
        optional
        rows={2}
        maxCharacters={APPLICATION_REASON_MAX_CHARS}
        value={reason}
        onValueChange={setReason}
      />
      <Failure>{withdrawing.failure}</Failure>
    </Dialog>
  )
}
