import type { ClientSentence } from '@rahnama/contract/applications.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { eligibility as en } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as fa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { defineMails, type WrittenMail } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS, type News } from './mail-texts.ts'
import type { ApplicationRow } from './queries.ts'

const PROGRAMS: Record<Language, typeof en.programs> = { en: en.programs, fa: fa.programs }

type Told = {
  publicUrl: string
  fullName: string
  application: Pick<ApplicationRow, 'id' | 'reference' | 'program' | 'turn' | 'reason' | 'dueOn'>
  sentence: ClientSentence | null
}

export const applicationMails = defineMails('applications', {
  submitted: tell('submitted'),
  moved: tell('moved'),
  withdrawn: tell('withdrawn'),
  reopened: tell('reopened'),
  begun: tell('begun'),
})

/** In their language: what it is, whose turn, why and by when. */
function tell(news: News) {
  return (language: Language, { publicUrl, fullName, application, sentence }: Told): WrittenMail => {
    const texts = MAIL_TEXTS[language]
    const { code, date } = formats(language)
    const { id, turn, reason, dueOn } = application
    const program = PROGRAMS[language][application.program].name
    const reference = code(application.reference)
    const { subject, opening } = texts.news[news]({ program, reference })
    const note = sentence?.[language]
    const due = texts.labels.due[turn === 'client' ? 'client' : 'others']
    return {
      subject,
      greeting: texts.greeting(isolate(fullName)),
      paragraphs: [
        opening,
        turn === 'nobody' ? texts.reasons[reason] : `${texts.turns[turn]} ${texts.reasons[reason]}`,
      ],
      facts: [
        { label: texts.labels.application, value: program },
        { label: texts.labels.reference, value: reference },
        ...(dueOn ? [{ label: due, value: date(dueOn, 'long', { weekday: true }) }] : []),
      ],
      quote: note ? { label: texts.labels.note, text: note } : undefined,
      action: { label: texts.open, url: pageUrl({ publicUrl }, 'application', { id }) },
      ...(reason === 'withdrawnByClient' && { notes: [texts.reopenable] }),
    }
  }
}
