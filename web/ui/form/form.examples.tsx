import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Form, useForm } from './form.tsx'

function Invite() {
  const texts = inLanguage({
    en: {
      name: { label: 'Name', faults: { REQUIRED: 'Enter a name' } },
      code: { label: 'Code', hint: 'Six digits', faults: { WRONG: 'This code is not right' } },
    },
    fa: {
      name: { label: 'نام', faults: { REQUIRED: 'نام را بنویسید' } },
      code: { label: 'کد', hint: 'شش رقم', faults: { WRONG: 'این کد درست نیست' } },
    },
  })
  const [values, setValues] = useState({ name: '', code: '' })
  const form = useForm({
    texts,
    names: ['name', 'code'],
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: ({ name }) => (name.trim() === '' ? { name: 'REQUIRED' } : {}),
    act: async ({ code }) => {
      if (code === '000000') throw new TypeError('The connection broke')
      return code === '123456' ? undefined : { code: 'WRONG' }
    },
  })
  return (
    <Form
      form={form}
      act={inLanguage({ en: 'Send the invitation', fa: 'ارسال دعوت' })}
      busy={inLanguage({ en: 'Sending…', fa: 'در حال ارسال…' })}
    >
      <TextField {...form.field('name')} />
      <TextField {...form.field('code')} kind="oneTimeCode" characters={8} />
    </Form>
  )
}

export const examples: Examples = {
  name: 'Form',
  about: 'A short form: checked when it is sent, one summary for all that is wrong, nothing typed is ever lost.',
  accessibility: [
    '3.3.1, 3.3.3: what is wrong stands on the field and in a summary that takes focus',
    '3.3.7: what was typed stays, whatever goes wrong',
    '4.1.3: the busy button says what it is doing',
  ],
  examples: { 'two fields': () => <Invite /> },
}
