import { CONSULTATION_CHANGE_CUTOFF_HOURS } from '@rahnama/contract/limits.ts'
import { formats, isolate, type Language, OFFICE_TIME_ZONE, zoneName } from '@rahnama/contract/locale/locale.ts'
import { defineMails, type WrittenMail } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { appointmentFacts, clientFacts, consultantFact, joinFacts, reasonFacts } from './mail-facts.ts'
import { isReminder, MAIL_TEXTS, type News, type NewsToConsultant } from './mail-texts.ts'
import type { AppointmentRow, UnconfirmedRow } from './queries.ts'
import type { Titled } from './with-title.ts'

type ToClient = {
  publicUrl: string
  /** Where the client's link leads: whoever has it may change the appointment. */
  page: string
  /** Where a guest reads what we store of it; a client reads it in the account. */
  dataPage?: string | undefined
  appointment: Titled<
    Pick<
      AppointmentRow,
      'name' | 'type' | 'startsAt' | 'endsAt' | 'clientZone' | 'consultantName' | 'reference' | 'meetingUrl'
    > &
      Pick<AppointmentRow, 'cancelledBy' | 'reason'>
  >
}
type ToConsultant = {
  page: string
  appointment: Titled<
    Pick<AppointmentRow, 'type' | 'startsAt' | 'endsAt' | 'clientZone' | 'consultantName' | 'reference'> &
      Pick<AppointmentRow, 'name' | 'email' | 'phone' | 'topic' | 'reason'>
  >
}
type Confirm = {
  page: string
  appointment: Titled<
    Pick<UnconfirmedRow, 'type' | 'startsAt' | 'endsAt' | 'clientZone' | 'consultantName' | 'reference' | 'heldUntil'>
  >
}
type Opened = { publicUrl: string; name: string; title: string }

/** The client reads them on their own clock first. */
export const consultationMails = defineMails('consultations', {
  booked: tellClient('booked'),
  moved: tellClient('moved'),
  cancelled: tellClient('cancelled'),
  clocksChanged: tellClient('clocksChanged'),
  tomorrow: tellClient('tomorrow'),
  today: tellClient('today'),
  soon: tellClient('soon'),

  /**
   * Tells an address that somebody typed what is waiting and until when, and no word of theirs, lest strangers write to
   * strangers through us.
   */
  confirm(language, { page, appointment }: Confirm) {
    const { startsAt, clientZone, heldUntil, title } = appointment
    const { dateTime } = formats(language, { timeZone: clientZone })
    const words = {
      type: title,
      when: dateTime(startsAt),
      until: dateTime(heldUntil),
      city: zoneName(clientZone, language),
    }
    const { action, ...mail } = MAIL_TEXTS[language].confirm(words)
    return {
      ...mail,
      facts: appointmentFacts(appointment, language, {
        zones: [clientZone, OFFICE_TIME_ZONE],
        people: [consultantFact(appointment, language)],
      }),
      action: { label: action, url: page },
    }
  },

  /** For those who wait for a free time. */
  opened(language, { publicUrl, name, title }: Opened) {
    const { opened, greeting } = MAIL_TEXTS[language]
    const { action, ...mail } = opened(title)
    return {
      ...mail,
      greeting: greeting(isolate(name)),
      action: { label: action, url: pageUrl({ publicUrl }, 'contact') },
    }
  },
})

/** The consultant reads them on the office's clock first. */
export const consultantMails = defineMails('consultants', {
  booked: tellConsultant('booked'),
  moved: tellConsultant('moved'),
  cancelled: tellConsultant('cancelled'),
  clocksChanged: tellConsultant('clocksChanged'),
})

function tellClient(news: News) {
  return (language: Language, { publicUrl, page, dataPage, appointment }: ToClient): WrittenMail => {
    const texts = MAIL_TEXTS[language]
    const { clientZone, startsAt, title, name, cancelledBy, meetingUrl } = appointment
    const format = formats(language, { timeZone: clientZone })
    const { subject, opening } = texts.toClient[news]({ type: title, when: format.dateTime(startsAt) })
    const isCancelled = news === 'cancelled'
    return {
      subject,
      greeting: texts.greeting(isolate(name)),
      paragraphs: [opening],
      facts: [
        ...appointmentFacts(appointment, language, {
          zones: [clientZone, OFFICE_TIME_ZONE],
          people: [consultantFact(appointment, language)],
        }),
        ...(isCancelled ? [] : joinFacts(appointment, language)),
        ...(cancelledBy === 'staff' ? reasonFacts(appointment, language) : []),
      ],
      ...actionsOf(language, news, { publicUrl, page, dataPage }),
      notes: [
        ...(isCancelled || meetingUrl ? [] : [texts.joinLater]),
        ...(isCancelled || news === 'soon' ? [] : [texts.rule(format.hours(CONSULTATION_CHANGE_CUTOFF_HOURS))]),
      ],
    }
  }
}

function actionsOf(
  language: Language,
  news: News,
  { publicUrl, page, dataPage }: Pick<ToClient, 'publicUrl' | 'page' | 'dataPage'>,
): Pick<WrittenMail, 'action' | 'otherAction'> {
  const texts = MAIL_TEXTS[language]
  const otherAction = dataPage ? { label: texts.yourData, url: dataPage } : undefined
  if (news === 'cancelled') {
    return { action: { label: texts.bookAnother, url: pageUrl({ publicUrl }, 'contact') }, otherAction }
  }
  if (!isReminder(news)) return { action: { label: texts.manage, url: page }, otherAction }
  return {
    action: { label: texts.coming, url: `${page}?act=coming` },
    otherAction: { label: texts.move, url: `${page}?act=move` },
  }
}

function tellConsultant(news: NewsToConsultant) {
  return (language: Language, { page, appointment }: ToConsultant): WrittenMail => {
    const texts = MAIL_TEXTS[language]
    const { startsAt, clientZone, title, consultantName, topic } = appointment
    const when = formats(language).dateTime(startsAt)
    const { subject, opening } = texts.toConsultant[news]({ type: title, when })
    return {
      subject,
      greeting: texts.greeting(isolate(consultantName)),
      paragraphs: [opening],
      facts: [
        ...appointmentFacts(appointment, language, {
          zones: [OFFICE_TIME_ZONE, clientZone],
          people: clientFacts(appointment, language),
        }),
        ...reasonFacts(appointment, language),
      ],
      quote: { label: texts.labels.topic, text: topic },
      action: { label: texts.openCalendar, url: page },
    }
  }
}
