import type { Language } from '@rahnama/contract/locale/locale.ts'

type HouseTexts = { linkHint: string; footer: (name: string) => string }

/** Every mail says this in the name of the firm. */
export const HOUSE: Record<Language, HouseTexts> = {
  en: {
    linkHint: 'If the button does not work, copy this address into your browser:',
    footer: (name) =>
      `You are receiving this e-mail because this address is used at ${name}. If you did not expect it, you can ignore it.`,
  },
  fa: {
    linkHint: 'اگر دکمه کار نکرد، این نشانی را در مرورگر خود وارد کنید:',
    footer: (name) =>
      `این ایمیل را دریافت کرده‌اید چون نشانی شما در «${name}» ثبت شده است. اگر منتظر آن نبودید، نادیده‌اش بگیرید.`,
  },
}
