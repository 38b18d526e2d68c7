import type { PhoneValue } from '@rahnama/contract/phone-number/phone-number.ts'
import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx'

function Phone({ initial, ...props }: Partial<PhoneFieldProps> & { initial: PhoneValue }) {
  const [value, setValue] = useState(initial)
  return (
    <PhoneField
      label={inLanguage({ en: 'Phone or WhatsApp', fa: 'تلفن یا واتساپ' })}
      hint={inLanguage({
        en: 'We call only about your own case.',
        fa: 'تنها دربارهٔ پروندهٔ خودتان با شما تماس می‌گیریم.',
      })}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}

export const examples: Examples = {
  name: 'Phone field',
  about: 'A telephone number in any format, with the code of its country.',
  accessibility: [
    '1.3.5: autocomplete for number and code',
    '3.3.1: what was typed is never reformatted',
    '4.1.2: the code list is the native list with a name of its own',
  ],
  examples: {
    plain: () => <Phone initial={{ country: 'IR', typed: '0912 345 6789' }} />,
    'with an error': () => (
      <Phone
        initial={{ country: 'CA', typed: '555' }}
        error={inLanguage({
          en: 'Enter a whole phone number, with its area code',
          fa: 'شمارهٔ تلفن را کامل و با پیش‌شمارهٔ شهر وارد کنید',
        })}
      />
    ),
  },
}
