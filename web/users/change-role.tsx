import { AppError } from '@rahnama/contract/errors.ts'
import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Form } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'

/** Asks for the password again when the last proof is a while ago: an open page is not its owner. */
export function ChangeRole({ account }: { account: UserAccount }) {
  const texts = useTexts('users').roles.change
  const { cancel } = useTexts('users').acts
  const { roles } = useTexts('people')
  const [isOpen, setOpen] = useState(false)
  const [role, setRole] = useState<Role>(account.role)
  const [isRefused, setRefused] = useState(false)
  const toast = useToast()
  const refresh = useRefresh()
  const who = account.fullName || account.email
  const { form, password } = useOwnerAct(async () => {
    setRefused(false)
    try {
      await call('PUT /api/users/{userId}/role', { userId: account.id, role })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
      setRefused(true)
      return
    }
    setOpen(false)
    toast.success({ title: texts.done(who, roles[role]) })
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
      {isRefused && (
        <Alert tone="danger" live>
          {texts.refused}
        </Alert>
      )}
      <Form
        form={form}
        act={texts.save}
        busy={texts.busy}
        also={
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        }
      >
        <RadioGroup
          label={texts.role}
          options={ROLES.map((value) => ({ value, label: roles[value] }))}
          value={role}
          onValueChange={setRole}
        />
        {password}
      </Form>
    </Dialog>
  )
}
