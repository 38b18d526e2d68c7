import { readReportCode } from '@rahnama/contract/forms/report-code.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Form, useForm } from '../ui/form/form.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'

/** A code with a slip in it is caught here, before anybody is asked. */
export function VerifyForm() {
  const texts = useTexts('reports').verify
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const form = useForm({
    texts: texts.fields,
    names: ['code'] as const,
    values: { code },
    onValueChange: (_, value) => setCode(value),
    check: (values) => {
      if (values.code.trim() === '') return { code: 'missing' }
      return readReportCode(values.code) ? {} : { code: 'unreadable' }
    },
    act: async (values) => {
      await navigate(href('verifiedReport', { code: readReportCode(values.code) ?? '' }))
      return undefined
    },
  })
  return (
    <Form form={form} act={texts.act} busy={texts.busy}>
      <TextField {...form.field('code')} kind="code" characters={16} autoComplete="off" />
    </Form>
  )
}
