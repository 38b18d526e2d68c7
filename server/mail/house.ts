import type { Language } from '@rahnama/contract/locale/locale.ts'

type HouseTexts = {
  linkHint: string
  unsubscribe: string
  footer: (name: string) => string
  contact: (address: string) => string
}

/** Every mail says this in the name of the firm. */
export const HOUSE: Record<Language, HouseTexts> = {
  en: {
    linkHint: 'If the button does not work, copy this address into your browser:',
    unsubscribe: 'Stop emails of this kind',
    footer: (name) => `You are receiving this email because this address is used at ${name}.`,
    contact: (address) => `Questions? Write to us at ${address}.`,
  },
  fa: {
    linkHint: 'اگر دکمه کار نکرد، این نشانی را در مرورگر خود وارد کنید:',
    unsubscribe: 'دیگر این نوع ایمیل را نمی‌خواهم',
    footer: (name) => `این ایمیل را دریافت کرده‌اید چون نشانی شما در «${name}» ثبت شده است.`,
    contact: (address) => `اگر سؤالی دارید، به ${address} بنویسید.`,
  },
}
