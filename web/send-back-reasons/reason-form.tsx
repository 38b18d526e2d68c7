import { REMEDIES, type Remedy } from '@rahnama/contract/documents.ts'
import { APPLICATION_REASON_MAX_CHARS, SEND_BACK_REASON_NAME_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import type { SendBackReason } from '@rahnama/contract/send-back-reasons.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { AskedForm, useAskedForm } from '../asked-form/asked-form.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { faultsFrom, useForm } from '../ui/form/form.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useRefresh } from './queries.ts'
import styles from './send-back-reasons.module.css'

const NAMES = ['name.en', 'name.fa', 'sentence.en', 'sentence.fa', 'remedy'] as const
type Name = (typeof NAMES)[number]

const LONGEST: Record<Exclude<Name, 'remedy'>, number> = {
  'name.en': SEND_BACK_REASON_NAME_MAX_CHARS,
  'name.fa': SEND_BACK_REASON_NAME_MAX_CHARS,
  'sentence.en': APPLICATION_REASON_MAX_CHARS,
  'sentence.fa': APPLICATION_REASON_MAX_CHARS,
}

function faultOf(name: Name, text: string): 'REQUIRED' | 'TOO_LONG' | undefined {
  if (text.trim() === '') return 'REQUIRED'
  return name === 'remedy' || fitsIn(text.trim(), LONGEST[name]) ? undefined : 'TOO_LONG'
}

/** Words a new reason, or one otherwise than before. */
export function ReasonForm({ reason }: { reason?: SendBackReason }) {
  const texts = useTexts('sendBackReasons')
  const { remedies } = useTexts('sendBackColumns')
  const toast = useToast()
  const refresh = useRefresh()
  const now = reason?.wordings[0]
  const written: Record<Name, string> = {
    'name.en': now?.name.en ?? '',
    'name.fa': now?.name.fa ?? '',
    'sentence.en': now?.sentence.en ?? '',
    'sentence.fa': now?.sentence.fa ?? '',
    remedy: now?.remedy ?? '',
  }
  const asked = useAskedForm()
  const [newId, setNewId] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(written)
  const form = useForm({
    texts: texts.fields,
    names: NAMES,
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: (typed) =>
      Object.fromEntries(
        NAMES.flatMap((name) => {
          const fault = faultOf(name, typed[name])
          return fault ? [[name, fault]] : []
        }),
      ),
    act: async (typed) => {
      const wording = {
        id: reason?.id ?? newId,
        version: now?.number ?? 0,
        name: { en: typed['name.en'], fa: typed['name.fa'] },
        sentence: { en: typed['sentence.en'], fa: typed['sentence.fa'] },
        remedy: typed.remedy as Remedy,
      }
      try {
        if (!(await asked.carryOut(() => call('PUT /api/send-back-reasons/{id}', wording)))) return undefined
      } catch (error) {
        return faultsFrom(error, texts.fields)
      }
      if (!reason) {
        setValues(written)
        setNewId(crypto.randomUUID())
      }
      toast.success({ title: texts.saved })
      await refresh()
      return undefined
    },
  })
  return (
    <AskedForm
      {...{ asked, form }}
      size="medium"
      title={reason ? texts.rewordTitle : texts.addTitle}
      body={texts.formBody}
      trigger={
        reason ? (
          <Button size="small" variant="primary" icon="edit">
            {texts.reword}
          </Button>
        ) : (
          <Button variant="primary" icon="plus">
            {texts.add}
          </Button>
        )
      }
      act={texts.save}
      busy={texts.saving}
      cancel={texts.cancel}
      refused={texts.overtaken}
    >
      <div className={styles.languages}>
        <TextField {...form.field('name.en')} autoComplete="off" />
        <TextField {...form.field('name.fa')} autoComplete="off" />
        <Textarea {...form.field('sentence.en')} rows={3} />
        <Textarea {...form.field('sentence.fa')} rows={3} />
      </div>
      <Select {...form.field('remedy')} options={REMEDIES.map((value) => ({ value, label: remedies[value] }))} />
    </AskedForm>
  )
}
