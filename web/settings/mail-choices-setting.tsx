import { deviceTimeZone, formats, OFFICE_TIME_ZONE, zoneName } from '@rahnama/contract/locale/locale.ts'
import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import { KINDS_OF_CLIENTS, KINDS_OF_STAFF, type MailKind, pacesOf } from '@rahnama/contract/mail-kinds.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useAuth } from '../auth/auth.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Form, useUncheckedForm } from '../ui/form/form.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'
import { mailChoicesQuery } from './queries.ts'
import { QuietHours } from './quiet-hours.tsx'
import { Setting, useOpenSetting } from './setting.tsx'

function useOwnKinds(): readonly MailKind[] {
  const auth = useAuth()
  const isClient = auth.status !== 'signedIn' || !auth.role || auth.role === 'student'
  return isClient ? KINDS_OF_CLIENTS : KINDS_OF_STAFF
}

export function MailChoicesSetting() {
  const texts = useTexts('settings')
  const { data: choices } = useSuspenseQuery(mailChoicesQuery)
  const { list } = formats(useLanguage().language)
  const [isSaved, setSaved] = useState(false)
  const wanted = useOwnKinds()
    .filter((kind) => choices.paces[kind] !== 'never')
    .map((kind) => texts.notifications.kinds[kind].label)
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
  const kinds = useOwnKinds()
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
      {kinds.map((kind) => (
        <Segmented
          key={kind}
          label={texts.notifications.kinds[kind].label}
          hint={texts.notifications.kinds[kind].hint}
          size="small"
          segments={pacesOf(kind).map((value) => ({ value, label: texts.notifications.paces[value] }))}
          value={chosen.paces[kind]}
          onValueChange={(pace) => setChosen({ ...chosen, paces: { ...chosen.paces, [kind]: pace } })}
        />
      ))}
      <QuietHours hours={chosen.quietHours} onChange={(quietHours) => setChosen({ ...chosen, quietHours })} />
      <Zone timeZone={chosen.timeZone} onChange={(timeZone) => setChosen({ ...chosen, timeZone })} />
    </Form>
  )
}

/** Nobody finds out by a mail at night that we took them to be elsewhere. */
function Zone({ timeZone, onChange }: { timeZone: string | null; onChange: (zone: string) => void }) {
  const texts = useTexts('settings').notifications
  const { language } = useLanguage()
  const known = timeZone ?? OFFICE_TIME_ZONE
  const here = deviceTimeZone()
  return (
    <div>
      <p>{texts.zone(zoneName(known, language))}</p>
      {here !== known && (
        <Button size="small" onClick={() => onChange(here)}>
          {texts.useZone(zoneName(here, language))}
        </Button>
      )}
    </div>
  )
}
