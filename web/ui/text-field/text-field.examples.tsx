import { type Examples, inLanguage } from '../examples.ts'
import { TextField } from './text-field.tsx'

export const examples: Examples = {
  name: 'Text field',
  about: 'One line of text, with the keyboard, direction and digit folding its kind needs.',
  accessibility: [
    '1.3.5: personal fields carry their autocomplete token',
    '3.3.8: passwords may be pasted, managed and shown',
    '4.1.3: showing the password and Caps Lock are announced without moving focus',
    '3.3.3 and 4.1.3: the likely correction of an address is offered and announced, and never required',
  ],
  examples: {
    text: () => <TextField label={inLanguage({ en: 'Given names', fa: 'نام' })} autoComplete="given-name" />,
    email: () => (
      <TextField kind="email" label={inLanguage({ en: 'E-mail', fa: 'ایمیل' })} defaultValue="client@rahnama.example" />
    ),
    'email with a slip': () => (
      <TextField kind="email" label={inLanguage({ en: 'Email', fa: 'ایمیل' })} defaultValue="nava@gmial.com" />
    ),
    password: () => (
      <TextField
        kind="password"
        label={inLanguage({ en: 'Password', fa: 'رمز عبور' })}
        hint={inLanguage({ en: 'At least 8 characters', fa: 'دست‌کم ۸ کاراکتر' })}
        autoComplete="new-password"
      />
    ),
    'number with a unit': () => (
      <TextField
        kind="numeric"
        label={inLanguage({ en: 'Professional experience', fa: 'سابقهٔ کار حرفه‌ای' })}
        unit={inLanguage({ en: 'years', fa: 'سال' })}
        characters={4}
        defaultValue="7"
      />
    ),
    decimal: () => (
      <TextField
        kind="decimal"
        label={inLanguage({ en: 'IELTS overall band', fa: 'نمرهٔ کل آیلتس' })}
        hint={inLanguage({ en: 'For example, 6.5', fa: 'برای نمونه: 6.5' })}
        characters={5}
      />
    ),
    'one-time code': () => (
      <TextField
        kind="oneTimeCode"
        label={inLanguage({ en: 'Code from your e-mail', fa: 'کدی که برایتان ایمیل شد' })}
        characters={8}
        maxLength={6}
      />
    ),
    url: () => <TextField kind="url" label={inLanguage({ en: 'Company website', fa: 'وب‌سایت شرکت' })} optional />,
    'with an error': () => (
      <TextField
        kind="email"
        label={inLanguage({ en: 'E-mail', fa: 'ایمیل' })}
        defaultValue="client@rahnama"
        error={inLanguage({
          en: 'Enter an e-mail address like name@example.com',
          fa: 'نشانی ایمیل را کامل بنویسید، مانند name@example.com',
        })}
      />
    ),
    disabled: () => (
      <TextField
        label={inLanguage({ en: 'Case number', fa: 'شمارهٔ پرونده' })}
        kind="code"
        defaultValue="RH-2041"
        disabled
      />
    ),
  },
}
