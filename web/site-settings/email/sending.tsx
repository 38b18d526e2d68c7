import type { EmailSettings } from '@rahnama/contract/site-settings.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call, describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { emailQuery, mailServerQuery } from '../queries.ts'
import { ConflictNotice, Pair, SettingsGroup } from '../settings-frame.tsx'
import styles from '../site-settings.module.css'
import { useSettingsForm } from '../use-settings-form.ts'
import { MailServer } from './mail-server.tsx'

/** Who sends our emails, and by which server. */
export function Sending() {
  const errors = useTexts('errors')
  return (
    <PanelBody skeleton={<SkeletonCards count={2} />} describeError={(error) => describeError(error, errors)}>
      <div className={styles.page}>
        <Sender />
        <MailServer />
      </div>
    </PanelBody>
  )
}

const FIELDS = ['senderName.en', 'senderName.fa', 'senderAddress', 'replyTo'] as const
type Values = Record<(typeof FIELDS)[number], string>

function toValues({ senderName, senderAddress, replyTo }: EmailSettings): Values {
  return {
    'senderName.en': senderName.en ?? '',
    'senderName.fa': senderName.fa ?? '',
    senderAddress: senderAddress ?? '',
    replyTo: replyTo ?? '',
  }
}

function fromValues(values: Values): EmailSettings {
  const orNone = (name: keyof Values) => values[name].trim() || null
  return {
    senderName: { en: orNone('senderName.en'), fa: orNone('senderName.fa') },
    senderAddress: orNone('senderAddress'),
    replyTo: orNone('replyTo'),
  }
}

function Sender() {
  const { save, saving } = useTexts('siteSettings')
  const texts = useTexts('emailSettings')
  const toast = useToast()
  const { data } = useSuspenseQuery(emailQuery)
  const { data: configured } = useSuspenseQuery(mailServerQuery)
  const form = useSettingsForm({
    texts: texts.fields,
    names: FIELDS,
    kept: data,
    queryKey: emailQuery.queryKey,
    toValues,
    fromValues,
    save: (input) => call('PUT /api/site-settings/email', input),
    onSaved: () => toast.success({ title: texts.saved }),
  })
  return (
    <Form form={form} act={save} busy={saving}>
      <ConflictNotice isShown={form.hasConflict} />
      <SettingsGroup title={texts.sender} lead={texts.senderLead(configured.from)}>
        <Pair>
          <TextField {...form.field('senderName.en')} autoComplete="off" optional />
          <TextField {...form.field('senderName.fa')} autoComplete="off" optional />
          <TextField {...form.field('senderAddress')} kind="email" autoComplete="off" optional />
          <TextField {...form.field('replyTo')} kind="email" autoComplete="off" optional />
        </Pair>
      </SettingsGroup>
    </Form>
  )
}
