import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { defineMails } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

export type ClaimToReview = { label: string; reviewBy: IsoDate }
type Reviews = { publicUrl: string; fullName: string; claims: readonly ClaimToReview[] }

export const contentMails = defineMails('content', {
  claimsDue(language, { publicUrl, fullName, claims }: Reviews) {
    const { greeting, due, advice, action } = MAIL_TEXTS[language]
    const { date } = formats(language)
    return {
      subject: due.subject,
      greeting: greeting(fullName && isolate(fullName)),
      paragraphs: [due.opening],
      facts: claims.map(({ label, reviewBy }) => ({ label, value: due.until(date(reviewBy)) })),
      action: { label: action, url: pageUrl({ publicUrl }, 'adminLanding') },
      notes: [advice],
    }
  },
  claimsHidden(language, { publicUrl, fullName, claims }: Reviews) {
    const { greeting, hidden, advice, action } = MAIL_TEXTS[language]
    const { date } = formats(language)
    return {
      subject: hidden.subject,
      greeting: greeting(fullName && isolate(fullName)),
      paragraphs: [hidden.opening],
      facts: claims.map(({ label, reviewBy }) => ({ label, value: hidden.since(date(reviewBy)) })),
      action: { label: action, url: pageUrl({ publicUrl }, 'adminLanding') },
      notes: [advice],
    }
  },
})
