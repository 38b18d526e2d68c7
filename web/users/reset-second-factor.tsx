import { useState } from 'react'
import { call } from '../api/api.ts'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Form } from '../ui/form/form.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'

/** Asks first, by name, and for the password again when the last proof is a while ago. */
export function ResetSecondFactor({ userId, who }: { userId: string; who: string }) {
  const { resetSecondFactor: texts, cancel } = useTexts('users').acts
  const toast = useToast()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const { form, password } = useOwnerAct(async () => {
    await call('POST /api/users/{userId}/reset-second-factor', { userId })
    setOpen(false)
    toast.success({ title: texts.done(who) })
    await refresh()
  })
  return (
    <Dialog
      title={texts.title(who)}
      description={texts.body}
      size="small"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{texts.act}</Button>}
    >
      <Form
        form={form}
        act={texts.act}
        busy={texts.busy}
        variant="danger"
        also={
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        }
      >
        {password}
      </Form>
    </Dialog>
  )
}
