import { formats } from '@rahnama/contract/locale/locale.ts'
import { MAIL_KINDS, type MailChoices } from '@rahnama/contract/mail-choices.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Form, useUncheckedForm } from '../ui/form/form.tsx'
import { mailChoicesQuery } from './queries.ts'
import { Setting, useOpenSetting } from './setting.tsx'

export function MailChoicesSetting() {
  const texts = useTexts('settings')
  const { data: choices } = useSuspenseQuery(mailChoicesQuery)
  const { list } = formats(useLanguage().language)
  const [isSaved, setSaved] = useState(false)
  const wanted = MAIL_KINDS.filter((kind) => choices[kind]).map((kind) => texts.notifications.kinds[kind].label)
  return (
    <Setting
      name="mails"
      label={texts.notifications.mails}
      value={wanted.length > 0 ? list(wanted) : texts.notifications.none}
      act="configure"
      done={isSaved && texts.saved}
    >
      <MailChoicesForm choices={choices} onSaved={() => setSaved(true)} />
    </Setting>
  )
}

function MailChoicesForm({ choices, onSaved }: { choices: MailChoices; onSaved: () => void }) {
  const texts = useTexts('settings')
  const queries = useQueryClient()
  const { close } = useOpenSetting('mails')
  const [chosen, setChosen] = useState(choices)
  const form = useUncheckedForm(async () => {
    queries.setQueryData(mailChoicesQuery.queryKey, await call('PUT /api/mail-choices', chosen))
    onSaved()
    close()
  })
  return (
    <Form form={form} act={texts.save} busy={texts.saving}>
      <p>{texts.notifications.always}</p>
      {MAIL_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={texts.notifications.kinds[kind].label}
          hint={texts.notifications.kinds[kind].hint}
          checked={chosen[kind]}
          onCheckedChange={(isWanted) => setChosen({ ...chosen, [kind]: isWanted })}
        />
      ))}
    </Form>
  )
}
