import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

function NativeLanguages() {
  const [values, setValues] = useState<readonly string[]>(['fa'])
  return (
    <CheckboxGroup
      label={inLanguage({ en: 'Your native languages', fa: 'زبان‌های مادری شما' })}
      hint={inLanguage({ en: 'Choose all that apply', fa: 'همهٔ موارد درست را انتخاب کنید' })}
      options={[
        { value: 'fa', label: inLanguage({ en: 'Persian', fa: 'فارسی' }) },
        { value: 'az', label: inLanguage({ en: 'Azerbaijani', fa: 'ترکی آذربایجانی' }) },
        { value: 'ku', label: inLanguage({ en: 'Kurdish', fa: 'کردی' }) },
      ]}
      values={values}
      onValuesChange={setValues}
    />
  )
}

export const examples: Examples = {
  name: 'Checkbox',
  about: 'A statement to agree to, or several answers to one question.',
  accessibility: [
    '1.3.1: a group of boxes has its question as legend',
    '2.5.8: box and label together are a target of 44 px',
    '1.4.11: the box keeps its border in forced colours',
  ],
  examples: {
    single: () => (
      <Checkbox
        label={inLanguage({
          en: 'I confirm that everything I have written is true',
          fa: 'تأیید می‌کنم که همهٔ آنچه نوشته‌ام درست است',
        })}
        defaultChecked
      />
    ),
    'with hint and error': () => (
      <Checkbox
        label={inLanguage({ en: 'You may contact me about my case', fa: 'می‌توانید دربارهٔ پرونده‌ام با من تماس بگیرید' })}
        hint={inLanguage({
          en: 'By e-mail or phone. You can withdraw this in Settings.',
          fa: 'با ایمیل یا تلفن. هر زمان بخواهید می‌توانید در تنظیمات از این رضایت برگردید.',
        })}
        error={inLanguage({
          en: 'Agree to be contacted, or write to us instead',
          fa: 'با تماس ما موافقت کنید یا برای ما پیام بگذارید',
        })}
      />
    ),
    group: () => <NativeLanguages />,
  },
}
