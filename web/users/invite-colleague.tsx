import { AppError } from '@rahnama/contract/errors.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { STAFF_ROLES, type StaffRole } from '@rahnama/contract/user-list.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Form } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'

type Refusal = 'hasAccount' | 'isInvited' | 'required'

type InviteColleagueProps = {
  /** Where only one kind of colleague is looked at, only those are invited. */
  only?: { role: StaffRole; act: string }
}

export function InviteColleague({ only }: InviteColleagueProps) {
  const { roles: texts, acts, facts } = useTexts('users')
  const { roles } = useTexts('people')
  const { language: own } = useLanguage()
  const toast = useToast()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [fullName, setFullName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>(only?.role ?? 'case_review_agent')
  const [language, setLanguage] = useState<Language>(own)
  const [refusal, setRefusal] = useState<Refusal>()
  const { form, password } = useOwnerAct(async () => {
    setRefusal(undefined)
    try {
      const sent = await call('POST /api/users/invitations', { fullName, email, role, language })
      setOpen(false)
      setFullName('')
      setEmail('')
      toast.success({ title: texts.invite.done(sent.email) })
      await refresh()
    } catch (error) {
      const why = refusalOf(error)
      if (!why) throw error
      setRefusal(why)
    }
  })
  return (
    <Dialog
      title={only?.act ?? texts.invite.title}
      description={texts.invite.body}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary" icon="plus">
          {only?.act ?? texts.invite.act}
        </Button>
      }
    >
      {refusal && (
        <Alert tone="danger" live>
          {texts.invite[refusal]}
        </Alert>
      )}
      <Form
        form={form}
        act={texts.invite.send}
        busy={texts.invite.busy}
        also={
          <CloseDialog>
            <Button>{acts.cancel}</Button>
          </CloseDialog>
        }
      >
        <TextField label={texts.invite.fullName} value={fullName} onValueChange={setFullName} autoComplete="off" />
        <TextField label={texts.invite.email} kind="email" value={email} onValueChange={setEmail} autoComplete="off" />
        {!only && (
          <RadioGroup
            label={texts.invite.role}
            options={STAFF_ROLES.map((value) => ({ value, label: roles[value] }))}
            value={role}
            onValueChange={setRole}
          />
        )}
        <RadioGroup
          label={texts.invite.language}
          layout="inline"
          options={LANGUAGES.map((value) => ({ value, label: facts.languages[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
        {password}
      </Form>
    </Dialog>
  )
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'INVALID_INPUT') return 'required'
  if (error.code !== 'CONFLICT') return undefined
  return error.params?.reason === 'hasAccount' ? 'hasAccount' : 'isInvited'
}
