import { MAIL_CODE_VALID_MINUTES, WELCOME_LINK_VALID_HOURS } from '@rahnama/contract/auth.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { people as en } from '@rahnama/contract/texts/en/people.ts'
import { people as fa } from '@rahnama/contract/texts/fa/people.ts'
import { INVITATION_VALID_HOURS, type StaffRole } from '@rahnama/contract/user-list.ts'
import { defineMails, type WrittenMail } from '../../mail/mail.ts'
import { pageUrl } from '../../page-url.ts'
import { type AccountMailWords, MAIL_TEXTS } from './mail-texts.ts'

type Told = { publicUrl: string; fullName: string }
type WithLink = { fullName: string; url: string }
type WithCode = WithLink & { code: string }

const ROLES = { en: en.roles, fa: fa.roles }

/** Mails about accounts: those that only tell, and those that carry a code to type or a link to follow. */
export const accountMails = defineMails('auth', {
  welcome(language, { fullName, url }: WithLink) {
    const { hours } = formats(language)
    return write(language, fullName, MAIL_TEXTS[language].welcome({ hours: hours(WELCOME_LINK_VALID_HOURS) }), { url })
  },
  confirmEmail(language, { fullName, code, url }: WithCode) {
    return write(language, fullName, MAIL_TEXTS[language].confirmEmail(validity(language)), { code, url })
  },
  recovery(language, { fullName, code, url }: WithCode) {
    return write(language, fullName, MAIL_TEXTS[language].recovery(validity(language)), { code, url })
  },
  changeEmail(language, { fullName, code, url }: WithCode) {
    return write(language, fullName, MAIL_TEXTS[language].changeEmail(validity(language)), { code, url })
  },
  reauthentication(language, { fullName, code }: Omit<WithCode, 'url'>) {
    return write(language, fullName, MAIL_TEXTS[language].reauthentication(validity(language)), { code })
  },
  invitation(language, { fullName, url, inviter, role }: WithLink & { inviter: string; role: StaffRole }) {
    const hours = formats(language).hours(INVITATION_VALID_HOURS)
    const words = { hours, inviter: inviter && isolate(inviter), role: ROLES[language][role] }
    return write(language, fullName, MAIL_TEXTS[language].invitation(words), { url })
  },
  alreadyRegistered(language, { publicUrl, fullName }: Told) {
    return write(language, fullName, MAIL_TEXTS[language].alreadyRegistered(), {
      url: pageUrl({ publicUrl }, 'signIn'),
    })
  },
  passwordChanged(language, { publicUrl, fullName }: Told) {
    return write(language, fullName, MAIL_TEXTS[language].passwordChanged(), { url: newPasswordUrl(publicUrl) })
  },
  secondFactorOn(language, { fullName }: Told) {
    return write(language, fullName, MAIL_TEXTS[language].secondFactorOn())
  },
  secondFactorOff(language, { publicUrl, fullName }: Told) {
    return write(language, fullName, MAIL_TEXTS[language].secondFactorOff(), { url: newPasswordUrl(publicUrl) })
  },
  accountsMerged(language, { publicUrl, fullName, email, otherEmail }: Told & { email: string; otherEmail: string }) {
    const words = { email: isolate(email), otherEmail: isolate(otherEmail) }
    return write(language, fullName, MAIL_TEXTS[language].accountsMerged(words), {
      url: pageUrl({ publicUrl }, 'signIn'),
    })
  },
  emailChanged(language, { fullName, newEmail }: { fullName: string; newEmail: string }) {
    return write(language, fullName, MAIL_TEXTS[language].emailChanged({ email: isolate(newEmail) }))
  },
})

function newPasswordUrl(publicUrl: string): string {
  return `${pageUrl({ publicUrl }, 'signIn')}?view=forgot`
}

function validity(language: Language): { minutes: string } {
  return { minutes: formats(language).minutes(MAIL_CODE_VALID_MINUTES) }
}

function write(
  language: Language,
  fullName: string,
  { action, ...words }: AccountMailWords,
  { code, url }: { code?: string; url?: string } = {},
): WrittenMail {
  return {
    ...words,
    greeting: MAIL_TEXTS[language].greeting(fullName && isolate(fullName)),
    ...(code && { code }),
    ...(action && url && { action: { label: action, url } }),
  }
}
