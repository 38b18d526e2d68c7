import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useAnswers, useAuthForm } from '../auth/auth.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Form } from '../ui/form/form.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { meQuery } from './queries.ts'
import { Setting, useOpenSetting } from './setting.tsx'

export function NameSetting() {
  const texts = useTexts('settings')
  const { data: me } = useSuspenseQuery(meQuery)
  const [isSaved, setSaved] = useState(false)
  return (
    <Setting
      name="name"
      label={texts.account.name}
      value={me.fullName ? <bdi>{me.fullName}</bdi> : texts.account.noName}
      done={isSaved && texts.saved}
    >
      <NameForm name={me.fullName} onSaved={() => setSaved(true)} />
    </Setting>
  )
}

function NameForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  const texts = useTexts('settings')
  const queries = useQueryClient()
  const { close } = useOpenSetting('name')
  const form = useAuthForm(useAnswers({ fullName: name }), ['fullName'], async ({ fullName }) => {
    queries.setQueryData(meQuery.queryKey, await call('PATCH /api/users/me', { fullName: fullName.trim() }))
    onSaved()
    close()
  })
  return (
    <Form form={form} act={texts.save} busy={texts.saving}>
      <TextField {...form.field('fullName')} autoComplete="name" />
    </Form>
  )
}
