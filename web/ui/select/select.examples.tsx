import { type Examples, inLanguage } from '../examples.ts'
import { Select } from './select.tsx'

export const examples: Examples = {
  name: 'Select',
  about: 'One answer out of up to about fifteen, in the list of the platform.',
  accessibility: [
    '2.1.1: the native list with its own keys and type-ahead',
    '1.4.11: border and chevron stay in forced colours',
    '3.3.2: an unanswered question shows that it is unanswered',
  ],
  examples: {
    plain: () => (
      <Select
        label={inLanguage({ en: 'Service of interest', fa: 'خدمات مورد نظر' })}
        options={[
          { value: 'express-entry', label: inLanguage({ en: 'Express Entry', fa: 'اکسپرس اینتری' }) },
          { value: 'family', label: inLanguage({ en: 'Family Sponsorship', fa: 'اسپانسرشیپ خانوادگی' }) },
          { value: 'china', label: inLanguage({ en: 'Study in China', fa: 'تحصیل در چین' }) },
        ]}
        optional
      />
    ),
    grouped: () => (
      <Select
        label={inLanguage({ en: 'Language test', fa: 'آزمون زبان' })}
        defaultValue="ielts"
        options={[
          {
            label: inLanguage({ en: 'English', fa: 'انگلیسی' }),
            options: [
              { value: 'ielts', label: inLanguage({ en: 'IELTS General Training', fa: 'آیلتس جنرال' }) },
              { value: 'celpip', label: inLanguage({ en: 'CELPIP General', fa: 'سلپیپ جنرال' }) },
            ],
          },
          {
            label: inLanguage({ en: 'French', fa: 'فرانسه' }),
            options: [
              { value: 'tef', label: 'TEF Canada' },
              { value: 'tcf', label: 'TCF Canada' },
            ],
          },
        ]}
      />
    ),
    'with an error': () => (
      <Select
        label={inLanguage({ en: 'Marital status', fa: 'وضعیت تأهل' })}
        error={inLanguage({ en: 'Choose your marital status', fa: 'وضعیت تأهل خود را انتخاب کنید' })}
        options={[{ value: 'single', label: inLanguage({ en: 'Single', fa: 'مجرد' }) }]}
      />
    ),
  },
}
