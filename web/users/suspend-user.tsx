import { SUSPENSION_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { AskedForm, useAskedForm } from '../asked-form/asked-form.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { useForm } from '../ui/form/form.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'

type SuspendUserProps = { userId: string; who: string; onDone: () => Promise<void> }

export function SuspendUser({ userId, who, onDone }: SuspendUserProps) {
  const { suspend: texts, cancel } = useTexts('users').acts
  const asked = useAskedForm()
  const [reason, setReason] = useState('')
  const form = useForm({
    texts: texts.field,
    names: ['reason'],
    values: { reason },
    onValueChange: (_, value) => setReason(value),
    check: (values) => {
      if (!values.reason.trim()) return { reason: 'REQUIRED' }
      return fitsIn(values.reason.trim(), SUSPENSION_REASON_MAX_CHARS) ? {} : { reason: 'TOO_LONG' }
    },
    act: async (values) => {
      const suspend = () => call('POST /api/users/{userId}/suspend', { userId, reason: values.reason })
      if (await asked.carryOut(suspend)) await onDone()
      return undefined
    },
  })
  return (
    <AskedForm
      asked={asked}
      form={form}
      title={texts.title(who)}
      body={texts.body}
      trigger={<Button variant="danger">{texts.act}</Button>}
      act={texts.act}
      busy={texts.busy}
      cancel={cancel}
      refused={texts.refused}
      variant="danger"
    >
      <Textarea {...form.field('reason')} maxCharacters={SUSPENSION_REASON_MAX_CHARS} />
    </AskedForm>
  )
}
