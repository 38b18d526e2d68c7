import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useRenameFirm } from '../firm/firm.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { ImageField } from '../media/media.tsx'
import type { FieldProps } from '../ui/field/field.tsx'
import { Form } from '../ui/form/form.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { fromValues, GENERAL_FIELDS, toValues } from './general-form.ts'
import { OfficeForm } from './office/office-form.tsx'
import { generalQuery } from './queries.ts'
import { ConflictNotice, Pair, SettingsFrame, SettingsGroup } from './settings-frame.tsx'
import styles from './site-settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

/** How the firm is called and reached, on every page, email and document. */
export default function GeneralPage() {
  return (
    <SettingsFrame page="adminGeneralSettings">
      <div className={styles.page}>
        <General />
        <OfficeForm />
      </div>
    </SettingsFrame>
  )
}

function General() {
  const { general: texts, saved, save, saving } = useTexts('siteSettings')
  const toast = useToast()
  const rename = useRenameFirm()
  const { data } = useSuspenseQuery(generalQuery)
  const form = useSettingsForm({
    texts: texts.fields,
    names: GENERAL_FIELDS,
    kept: data,
    queryKey: generalQuery.queryKey,
    toValues,
    fromValues,
    save: (input) => call('PUT /api/site-settings/general', input),
    onSaved: ({ name }) => {
      toast.success({ title: saved })
      // Where it cannot be read now, the next page has it.
      void call('GET /api/site-settings/general', {}).then(
        ({ logo }) => rename({ names: name, logo }),
        () => rename({ names: name, logo: null }),
      )
    },
  })
  return (
    <Form form={form} act={save} busy={saving}>
      <ConflictNotice isShown={form.hasConflict} />
      <SettingsGroup title={texts.name} lead={texts.nameLead}>
        <Pair>
          <TextField {...form.field('name.en')} autoComplete="organization" />
          <TextField {...form.field('name.fa')} autoComplete="off" />
        </Pair>
      </SettingsGroup>
      <SettingsGroup title={texts.logo} lead={texts.logoLead}>
        <Pair>
          <LogoField {...form.field('logo.light')} />
          <LogoField {...form.field('logo.dark')} />
        </Pair>
      </SettingsGroup>
      <SettingsGroup title={texts.language} lead={texts.languageLead}>
        <Select
          {...form.field('defaultLanguage')}
          options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        />
      </SettingsGroup>
      <SettingsGroup title={texts.contact} lead={texts.contactLead}>
        <Pair>
          <TextField {...form.field('contactEmail')} kind="email" autoComplete="off" />
          <TextField {...form.field('careersEmail')} kind="email" autoComplete="off" />
          <TextField {...form.field('storiesEmail')} kind="email" autoComplete="off" />
          <TextField {...form.field('phone')} kind="phone" autoComplete="off" />
          <TextField {...form.field('whatsapp')} kind="phone" autoComplete="off" optional />
          <TextField {...form.field('telegram')} kind="code" autoComplete="off" optional />
        </Pair>
        <TextField {...form.field('office.en')} autoComplete="off" />
        <TextField {...form.field('office.fa')} autoComplete="off" />
      </SettingsGroup>
      <SettingsGroup title={texts.links} lead={texts.linksLead}>
        <Pair>
          <TextField {...form.field('links.linkedin')} kind="url" optional />
          <TextField {...form.field('links.instagram')} kind="url" optional />
          <TextField {...form.field('links.youtube')} kind="url" optional />
          <TextField {...form.field('links.x')} kind="url" optional />
          <TextField {...form.field('links.facebook')} kind="url" optional />
        </Pair>
      </SettingsGroup>
    </Form>
  )
}

type LogoFieldProps = FieldProps & { value: string; onValueChange: (value: string) => void }

/** A form holds texts: a picture is the id of one. */
function LogoField({ value, onValueChange, ...field }: LogoFieldProps) {
  return (
    <ImageField
      {...field}
      optional
      value={value ? { media: value } : undefined}
      onValueChange={(chosen) => onValueChange(chosen?.media ?? '')}
    />
  )
}
