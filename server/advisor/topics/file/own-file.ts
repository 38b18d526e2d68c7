import { CONSULTATION_RULES } from '@rahnama/contract/consultations/consultations.ts'
import { DOCUMENT_BIN_DAYS } from '@rahnama/contract/limits.ts'
import { formats as formatsIn, OFFICE_TIME_ZONE, twoClocks } from '@rahnama/contract/locale/locale.ts'
import { href } from '@rahnama/contract/page-paths.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'
import { FACTS_TOPIC } from './profile-facts.ts'

const bookingLink = ({ texts }: Context) => ({
  href: href('portalBooking', { type: 'initial' }),
  label: texts.advisor.links.book,
})

/** Whoever wants to move it also wants to know when it is. */
function sayMove(context: Context): Composed {
  const { file, texts } = context
  const move = texts.advisor.file.move
  const mine = sayAppointment(context)
  if (!file.appointment || !('sentences' in mine))
    return { sentences: [move], sources: [fileSource(context, 'bookings')], link: bookingLink(context) }
  return { ...mine, sentences: [...mine.sentences, move] }
}

/** On the day and the clock it was booked by, and on ours. */
export function sayNext(
  { language, texts }: Context,
  { startsAt, timeZone, consultant }: NonNullable<Context['file']['appointment']>,
): string {
  const day = formatsIn(language, { timeZone }).date(startsAt)
  const clocks = twoClocks(startsAt, [timeZone, OFFICE_TIME_ZONE], language)
  return texts.advisor.file.appointment(day, clocks, consultant)
}

function sayAppointment(context: Context): Composed {
  const { file, texts } = context
  const t = texts.advisor.file
  const next = file.appointment
  if (!next)
    return { sentences: [t.noAppointment], sources: [fileSource(context, 'bookings')], link: bookingLink(context) }
  return {
    sentences: [sayNext(context, next)],
    sources: [fileSource(context, 'bookings')],
    link: { href: href('portalAppointment', { token: next.token }), label: texts.advisor.links.appointment },
  }
}

function sayUnread(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.file
  return {
    sentences: [file.unread > 0 ? t.unread(formats.number(file.unread)) : t.nothingUnread],
    sources: [fileSource(context, 'messages')],
    verdict: { is: file.unread > 0 ? 'yes' : 'no', askedAs: /./ },
    link: link(context, 'messages', 'messages'),
  }
}

/** Which answers of the profile are open; the others are there. */
function sayProfile(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.documents
  const gaps = file.missing.map((answer) => texts.eligibility.openAnswers[answer])
  return {
    sentences: [gaps.length > 0 ? t.profileGaps(formats.list(gaps)) : t.profileFull],
    sources: [fileSource(context, 'profile')],
    link: link(context, 'profile', 'profile'),
  }
}

const STATES = ['accepted', 'inReview', 'uploaded', 'sentBack', 'expired', 'needed'] as const

/** How many documents of the file are accepted, and how the others stand. */
function sayReviewed(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.documents
  const documents = file.checklists.flatMap((each) => each.documents)
  const counted = STATES.flatMap((state) => {
    const kinds = documents.filter((each) => each.state === state).map(({ kind }) => texts.documentNames[kind])
    return kinds.length > 0 ? [t.inState(t.states[state], formats.list([...new Set(kinds)]))] : []
  })
  return {
    sentences: counted.length > 0 ? counted : [t.noCase],
    sources: [fileSource(context, 'documents')],
    link: link(context, 'documents', 'documents'),
  }
}

function sayLength(context: Context): Composed {
  const { texts, formats } = context
  const minutes = (type: keyof typeof CONSULTATION_RULES) => formats.minutes(CONSULTATION_RULES[type].minutes)
  const t = texts.advisor.file
  return {
    sentences: [t.meetingLength(minutes('initial'), minutes('comprehensive'), minutes('followUp')), t.meetingPlace],
    sources: [fileSource(context, 'firm')],
    link: bookingLink(context),
  }
}

/** How somebody's own appointment is held stands on its page. */
function sayWay(context: Context): Composed {
  const { file, texts } = context
  const mine = file.appointment
  return {
    sentences: [texts.advisor.file.meetingPlace],
    sources: [fileSource(context, 'firm')],
    link: mine
      ? { href: href('portalAppointment', { token: mine.token }), label: texts.advisor.links.appointment }
      : bookingLink(context),
  }
}

/** What is accepted or under review stays: whoever names a document hears first how it stands. */
function sayRemoved(context: Context, { document }: Slots): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.documents
  const found = file.checklists.flatMap(({ documents }) => documents.filter(({ kind }) => kind === document))
  const said = found.map(({ kind, state }) => t.state(texts.documentNames[kind], t.states[state]))
  return {
    sentences: [...new Set(said), t.removed(formats.days(DOCUMENT_BIN_DAYS))],
    sources: [fileSource(context, found.length > 0 ? 'documents' : 'firm')],
    link: link(context, 'documents', 'documents'),
  }
}

export const OWN_FILE_TOPICS: readonly Topic[] = [
  FACTS_TOPIC,
  {
    id: 'file.messages',
    when: ['unread', 'unread message', 'unread howmuch message', 'message status'],
    also: 'message howmuch consultant now contact see who last',
    compose: sayUnread,
  },
  {
    id: 'file.profile',
    when: ['profile missing', 'profile status'],
    also: 'howmuch score case now need',
    compose: sayProfile,
  },
  {
    id: 'file.payments',
    when: ['payments', 'payments howmuch', 'payments missing'],
    also: 'howmuch fee funds dollar now last consultant case neg missing',
    compose: (context) => ({
      sentences: [context.texts.advisor.file.payments],
      sources: [fileSource(context, 'firm')],
      link: link(context, 'messages', 'messages'),
    }),
  },
  {
    id: 'documents.reviewed',
    when: [
      'documents accepted',
      'documents reviewed',
      'documents approved',
      'approved upload',
      'documents approved last',
    ],
    also: 'upload last now howmuch see when case status all allabilities accepted reviewed approved hours soon how',
    compose: sayReviewed,
  },
  {
    id: 'booking.mine',
    when: ['appointment when', 'consultation when', 'appointment', 'appointment when consultation', 'meetconsultant'],
    also: 'when consultation takes who deadline turn hours howmuch',
    compose: sayAppointment,
  },
  {
    id: 'booking.new',
    when: [
      'book',
      'book consultation',
      'book appointment',
      'consultation how',
      'consultation',
      'book appointment consultation',
    ],
    also: 'appointment consultation consultant first free how when contact',
    compose: (context) => ({
      sentences: [context.texts.advisor.file.book],
      sources: [fileSource(context, 'firm')],
      link: bookingLink(context),
    }),
  },
  {
    id: 'booking.move',
    when: ['move appointment', 'move consultation', 'appointment change'],
    also: 'how consultation change appointment soon when',
    compose: sayMove,
  },
  {
    id: 'booking.length',
    when: [
      'consultation takes',
      'consultation minutes',
      'appointment minutes',
      'consultation remind',
      'appointment remind',
      'video minutes',
    ],
    also: 'howmuch free first number contact how where takes minutes video appointment consultant hours office',
    compose: sayLength,
  },
  {
    id: 'booking.way',
    when: ['consultation video', 'appointment video', 'consultation video where', 'appointment video contact'],
    also: 'free first number contact how where video appointment consultant consultation office',
    compose: sayWay,
  },
  {
    id: 'documents.remove',
    when: [
      'delete documents',
      'delete passport',
      'delete police',
      'delete workletter',
      'delete scan',
      'delete degree',
      'delete cv',
      'delete upload',
    ],
    also: 'documents how where passport police workletter scan degree cv upload photograph idcard mistake letter work company',
    compose: sayRemoved,
  },
  {
    id: 'privacy.keep',
    when: ['keepdata', 'keepdata takes', 'keepdata documents', 'delete undo', 'undo documents', 'undo account'],
    also: 'documents data takes howmuch year passport case when deadline delete account undo police cv after end',
    compose: (context) => ({
      sentences: [context.texts.advisor.privacy.keep(context.formats.days(DOCUMENT_BIN_DAYS))],
      sources: [fileSource(context, 'firm')],
      link: { href: href('contentPage', { slug: 'privacy' }), label: context.texts.advisor.links.privacy },
    }),
  },
]
