import { type Examples, inLanguage } from '../examples.ts'
import { type ControlProps, controlClass, Field, FieldGroup } from './field.tsx'

const box = (control: ControlProps) => <input {...control} className={controlClass} />

export const examples: Examples = {
  name: 'Field',
  about: 'The frame of every question: label, optional mark, hint and error, tied to the control.',
  accessibility: [
    '1.3.1, 3.3.2: label, hint and error are tied to the control by id',
    '3.3.1: the error is text, is read with the control and never shown by colour alone',
    '3.3.2: optional questions say so; nothing is marked with an asterisk',
  ],
  examples: {
    plain: () => <Field label={inLanguage({ en: 'City', fa: 'شهر' })}>{box}</Field>,
    'optional with a hint': () => (
      <Field
        label={inLanguage({ en: 'Referral code', fa: 'کد معرف' })}
        hint={inLanguage({
          en: 'If somebody referred you, they gave you this code.',
          fa: 'اگر کسی شما را معرفی کرده، این کد را به شما داده است.',
        })}
        optional
      >
        {box}
      </Field>
    ),
    'with an error': () => (
      <Field
        label={inLanguage({ en: 'Family name', fa: 'نام خانوادگی' })}
        hint={inLanguage({ en: 'As it stands in your passport', fa: 'همان‌گونه که در گذرنامه آمده است' })}
        error={inLanguage({ en: 'Enter your family name', fa: 'نام خانوادگی خود را وارد کنید' })}
      >
        {box}
      </Field>
    ),
    group: () => (
      <FieldGroup
        label={inLanguage({ en: 'Your name', fa: 'نام شما' })}
        hint={inLanguage({ en: 'Latin letters, as in your passport', fa: 'با حروف لاتین، مانند گذرنامه' })}
      >
        <Field label={inLanguage({ en: 'Given names', fa: 'نام' })}>{box}</Field>
        <Field label={inLanguage({ en: 'Family name', fa: 'نام خانوادگی' })}>{box}</Field>
      </FieldGroup>
    ),
  },
}
