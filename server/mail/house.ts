import type { Language } from '@rahnama/contract/locale/locale.ts'

type HouseTexts = { name: string; linkHint: string; footer: string }

/** What every letter says in our name. */
export const HOUSE: Record<Language, HouseTexts> = {
  en: {
    name: 'Rahnama',
    linkHint: 'If the button does not work, copy this address into your browser:',
    footer:
      'You receive this letter because this address is used at Rahnama. If you did not expect it, you can ignore it.',
  },
  fa: {
    name: 'راهنما',
    linkHint: 'اگر دکمه کار نکرد، این نشانی را در مرورگر خود وارد کنید:',
    footer: 'این ایمیل را دریافت کرده‌اید چون نشانی شما در «راهنما» ثبت شده است. اگر منتظر آن نبودید، نادیده‌اش بگیرید.',
  },
}
