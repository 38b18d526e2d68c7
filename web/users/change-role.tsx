import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { AskedForm, useAskedForm } from '../asked-form/asked-form.tsx'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'

/** Asks for the password again when the last proof is a while ago: an open page is not its owner. */
export function ChangeRole({ account }: { account: UserAccount }) {
  const texts = useTexts('users').roles.change
  const { cancel } = useTexts('users').acts
  const { roles } = useTexts('people')
  const asked = useAskedForm()
  const [role, setRole] = useState<Role>(account.role)
  const toast = useToast()
  const refresh = useRefresh()
  const who = account.fullName || account.email
  const { form, password } = useOwnerAct(async () => {
    const change = () => call('PUT /api/users/{userId}/role', { userId: account.id, role })
    if (!(await asked.carryOut(change))) return
    toast.success({ title: texts.done(who, roles[role]) })
    await refresh()
  })
  return (
    <AskedForm
      asked={asked}
      form={form}
      title={texts.title(who)}
      body={texts.body}
      trigger={<Button>{texts.act}</Button>}
      act={texts.save}
      busy={texts.busy}
      cancel={cancel}
      refused={texts.refused}
    >
      <RadioGroup
        label={texts.role}
        options={ROLES.map((value) => ({ value, label: roles[value] }))}
        value={role}
        onValueChange={setRole}
      />
      {password}
    </AskedForm>
  )
}
