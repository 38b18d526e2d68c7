import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Form, useUncheckedForm } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { meQuery } from './queries.ts'
import { Setting, useOpenSetting } from './setting.tsx'

export function MailLanguageSetting() {
  const texts = useTexts('settings')
  const { data: me } = useSuspenseQuery(meQuery)
  const [isSaved, setSaved] = useState(false)
  return (
    <Setting
      name="mail-language"
      label={texts.account.language}
      value={texts.account.languages[me.language]}
      done={isSaved && texts.saved}
    >
      <MailLanguageForm language={me.language} onSaved={() => setSaved(true)} />
    </Setting>
  )
}

function MailLanguageForm({ language, onSaved }: { language: Language; onSaved: () => void }) {
  const texts = useTexts('settings')
  const queries = useQueryClient()
  const { close } = useOpenSetting('mail-language')
  const [chosen, setChosen] = useState(language)
  const form = useUncheckedForm(async () => {
    queries.setQueryData(meQuery.queryKey, await call('PATCH /api/users/me', { language: chosen }))
    onSaved()
    close()
  })
  return (
    <Form form={form} act={texts.save} busy={texts.saving}>
      <RadioGroup
        label={texts.account.language}
        hint={texts.account.languageHint}
        layout="inline"
        options={LANGUAGES.map((value) => ({ value, label: texts.account.languages[value] }))}
        value={chosen}
        onValueChange={setChosen}
      />
    </Form>
  )
}
