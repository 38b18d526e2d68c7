import { type Examples, inLanguage } from '../examples.ts'
import { RadioGroup } from './radio.tsx'

export const examples: Examples = {
  name: 'Radio group',
  about: 'One answer out of a few, all in sight.',
  accessibility: [
    '1.3.1: the question is the legend of the group',
    '2.1.1: one tab stop; arrow keys move, as the platform does',
    '2.5.8: each answer is a target of 44 px',
  ],
  examples: {
    'yes or no': () => (
      <RadioGroup
        layout="inline"
        label={inLanguage({ en: 'Do you have children?', fa: 'آیا فرزند دارید؟' })}
        options={[
          { value: 'yes', label: inLanguage({ en: 'Yes', fa: 'بله' }) },
          { value: 'no', label: inLanguage({ en: 'No', fa: 'خیر' }) },
        ]}
        defaultValue="yes"
      />
    ),
    'with hints': () => (
      <RadioGroup
        label={inLanguage({ en: 'What do you plan in Canada?', fa: 'برای کانادا چه برنامه‌ای دارید؟' })}
        options={[
          {
            value: 'branch',
            label: inLanguage({ en: 'Open a branch', fa: 'باز کردن شعبه' }),
            hint: inLanguage({ en: 'Part of the same company', fa: 'بخشی از همان شرکت' }),
          },
          {
            value: 'subsidiary',
            label: inLanguage({ en: 'Register a subsidiary', fa: 'ثبت شرکت تابعه' }),
            hint: inLanguage({ en: 'A company of its own, owned by yours', fa: 'شرکتی مستقل در مالکیت شرکت شما' }),
          },
          { value: 'unsure', label: inLanguage({ en: 'I do not know yet', fa: 'هنوز نمی‌دانم' }) },
        ]}
      />
    ),
    'with an error': () => (
      <RadioGroup
        label={inLanguage({ en: 'Marital status', fa: 'وضعیت تأهل' })}
        error={inLanguage({ en: 'Choose your marital status', fa: 'وضعیت تأهل خود را انتخاب کنید' })}
        options={[
          { value: 'single', label: inLanguage({ en: 'Single', fa: 'مجرد' }) },
          { value: 'married', label: inLanguage({ en: 'Married', fa: 'متأهل' }) },
          { value: 'widowed', label: inLanguage({ en: 'Widowed', fa: 'همسر فوت‌شده' }), disabled: true },
        ]}
      />
    ),
  },
}
