import type { DeskSettings, SecuritySettings } from '@rahnama/contract/site-settings.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useOwnerProof } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Form } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { deskQuery, securityQuery } from './queries.ts'
import { RetentionForm } from './retention-form.tsx'
import { ConflictNotice, SettingsFrame, SettingsGroup } from './settings-frame.tsx'
import styles from './site-settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

/** Who gets in, how, and what they see. Three forms, because three groups of settings are saved. */
export default function SecurityPage() {
  return (
    <SettingsFrame page="adminSecurity">
      <div className={styles.page}>
        <SignIn />
        <Cases />
        <RetentionForm />
      </div>
    </SettingsFrame>
  )
}

const SECURITY_FIELDS = [
  'requireStaffSecondFactor',
  'sessionMaxDays',
  'signUp',
  'requireEmailConfirmation',
  'passwordMinChars',
] as const
type SecurityValues = Record<(typeof SECURITY_FIELDS)[number], string>

const YES = 'yes'

function toValues(value: SecuritySettings): SecurityValues {
  return {
    requireStaffSecondFactor: value.requireStaffSecondFactor ? YES : '',
    requireEmailConfirmation: value.requireEmailConfirmation ? YES : '',
    sessionMaxDays: String(value.sessionMaxDays),
    passwordMinChars: String(value.passwordMinChars),
    signUp: value.signUp,
  }
}

function fromValues(values: SecurityValues): SecuritySettings {
  return {
    requireStaffSecondFactor: values.requireStaffSecondFactor === YES,
    requireEmailConfirmation: values.requireEmailConfirmation === YES,
    sessionMaxDays: Number(values.sessionMaxDays),
    passwordMinChars: Number(values.passwordMinChars),
    signUp: values.signUp as SecuritySettings['signUp'],
  }
}

function SignIn() {
  const { security: texts, save, saving } = useTexts('siteSettings')
  const toast = useToast()
  const { data } = useSuspenseQuery(securityQuery)
  const proof = useOwnerProof()
  const form = useSettingsForm({
    texts: texts.fields,
    names: SECURITY_FIELDS,
    kept: data,
    queryKey: securityQuery.queryKey,
    toValues,
    fromValues,
    save: (input) => proof.run(() => call('PUT /api/site-settings/security', input)),
    onSaved: () => toast.success({ title: texts.saved }),
  })
  const { values, set } = form
  return (
    <>
      <Form form={form} act={save} busy={saving}>
        <ConflictNotice isShown={form.hasConflict} />
        <SettingsGroup title={texts.signIn}>
          <Checkbox
            label={texts.secondFactor}
            hint={texts.secondFactorHint}
            checked={values.requireStaffSecondFactor === YES}
            onCheckedChange={(isOn) => set('requireStaffSecondFactor', isOn ? YES : '')}
          />
          <TextField {...form.field('sessionMaxDays')} kind="numeric" characters={4} unit={texts.days} />
        </SettingsGroup>
        <SettingsGroup title={texts.accounts}>
          <RadioGroup
            label={texts.fields.signUp.label}
            value={values.signUp}
            onValueChange={(signUp) => set('signUp', signUp)}
            options={[
              { value: 'open', label: texts.open },
              { value: 'byInvitation', label: texts.byInvitation, hint: texts.byInvitationHint },
            ]}
          />
          <Checkbox
            label={texts.confirmation}
            hint={texts.confirmationHint}
            checked={values.requireEmailConfirmation === YES}
            onCheckedChange={(isOn) => set('requireEmailConfirmation', isOn ? YES : '')}
          />
          <TextField {...form.field('passwordMinChars')} kind="numeric" characters={4} unit={texts.characters} />
        </SettingsGroup>
      </Form>
      {proof.dialog}
    </>
  )
}

function Cases() {
  const { security: texts, save, saving } = useTexts('siteSettings')
  const toast = useToast()
  const { data } = useSuspenseQuery(deskQuery)
  const form = useSettingsForm({
    texts: texts.fields,
    names: ['agentsSee'],
    kept: data,
    queryKey: deskQuery.queryKey,
    toValues: ({ agentsSee }) => ({ agentsSee }),
    fromValues: ({ agentsSee }) => ({ ...data.value, agentsSee: agentsSee as DeskSettings['agentsSee'] }),
    save: (input) => call('PUT /api/site-settings/desk', input),
    onSaved: () => toast.success({ title: texts.saved }),
  })
  return (
    <Form form={form} act={save} busy={saving}>
      <ConflictNotice isShown={form.hasConflict} />
      <SettingsGroup title={texts.cases} lead={texts.casesLead}>
        <RadioGroup
          label={texts.fields.agentsSee.label}
          value={form.values.agentsSee}
          onValueChange={(agentsSee) => form.set('agentsSee', agentsSee)}
          options={[
            { value: 'all', label: texts.all },
            { value: 'own', label: texts.own },
          ]}
        />
      </SettingsGroup>
    </Form>
  )
}
