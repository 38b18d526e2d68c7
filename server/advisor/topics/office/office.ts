import { DELETION_GRACE_DAYS } from '@rahnama/contract/privacy.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, sayClaims, sayQuestion, waitingOf } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

const toContact = (context: Context) => link(context, 'contact', 'contact')
const office = (context: Context) => ({
  key: 'office',
  title: context.texts.advisor.sources.settings,
  asOf: context.today,
  href: null,
})

function sayReach(context: Context): Composed {
  const { knowledge, texts, language, formats } = context
  const { phone, contactEmail, office: place } = knowledge.office
  const hours = sayClaims(context, ['business-hours'])
  const [open] = 'sentences' in hours ? hours.sentences : []
  const t = texts.advisor.contact
  return {
    // Whoever calls also has to know when somebody is there.
    sentences: [
      t.reach(formats.code(phone), contactEmail, place[language]),
      ...(open === undefined ? [] : [t.hours(open)]),
    ],
    sources: [office(context), ...('sentences' in hours ? hours.sources : [])],
    link: toContact(context),
  }
}

/** What is promised in hours is counted in those of the office: a day on the site, a date in each conversation. */
function sayReplyTime(context: Context): Composed {
  const said = sayClaims(context, ['reply-time'], { link: toContact(context) })
  return 'sentences' in said
    ? { ...said, sentences: [...said.sentences, context.texts.advisor.contact.replyCounts] }
    : said
}

/** The real time of that conversation, not what we usually keep. */
function sayWaitingSince(context: Context, more: readonly string[] = []): Composed {
  const { file, texts } = context
  if (!file.waiting) return { handOver: 'nothingWaits' }
  return {
    sentences: [...waitingOf(context), ...more],
    sources: [{ key: 'file:messages', title: texts.advisor.sources.messages, asOf: context.today, href: null }],
    link: link(context, 'messages', 'messages'),
  }
}

export const OFFICE_TOPICS: readonly Topic[] = [
  {
    id: 'contact.hours',
    when: ['officehours', 'contact hours', 'officehours when', 'hours open'],
    also: 'when howmuch contact hours open',
    compose: (context) => sayClaims(context, ['business-hours'], { link: toContact(context) }),
  },
  {
    id: 'contact.reach',
    when: ['contact', 'contact how', 'contact where'],
    also: 'how where howmuch consultant',
    compose: sayReach,
  },
  {
    id: 'contact.reply',
    when: ['reply takes', 'reply when', 'reply', 'message takes', 'message reply takes'],
    also: 'takes when howmuch hours case message',
    compose: sayReplyTime,
  },
  {
    id: 'contact.waiting',
    when: [
      'unanswered',
      'unanswered why',
      'unanswered contact',
      'unanswered consultant',
      'noone reply',
      'noone reply neg',
      'noone reply message',
      'why reply neg',
      'why reply message neg',
    ],
    also: 'thefirm why when consultant contact case now reply human message neg noone since takes number month year week day complaint now worried',
    isAct: true,
    compose: (context) => sayWaitingSince(context, [context.texts.advisor.contact.raised]),
    guess: (context) => sayWaitingSince(context),
  },
  {
    id: 'contact.person',
    when: ['human', 'human contact', 'consultant contact'],
    also: 'how contact consultant reply message',
    compose: () => ({ handOver: 'person' }),
  },
  {
    id: 'privacy.see',
    when: [
      'see documents',
      'see data',
      'see case',
      'see case who',
      'who see',
      'privacy',
      'privacy data',
      'see documents who',
    ],
    also: 'who documents data case profile degree see privacy how passport police cv',
    compose: (context) =>
      sayQuestion(context, 'data-safety', {
        link: { href: '/pages/privacy', label: context.texts.advisor.links.privacy },
      }),
  },
  {
    id: 'privacy.remove',
    when: ['delete', 'delete data', 'delete account'],
    also: 'data how profile documents case privacy account allabilities',
    compose: (context) => ({
      sentences: [
        context.texts.advisor.privacy.remove,
        context.texts.advisor.privacy.grace(context.formats.days(DELETION_GRACE_DAYS)),
      ],
      sources: [office(context)],
      link: link(context, 'yourData', 'privacySettings'),
    }),
  },
  {
    id: 'account.password',
    when: ['password', 'password change', 'password how'],
    also: 'change move how account neg delete contact',
    compose: (context) => ({
      sentences: [context.texts.advisor.privacy.password],
      sources: [office(context)],
      link: link(context, 'settings', 'settings'),
    }),
  },
  {
    id: 'privacy.elsewhere',
    when: ['robot elsewhere', 'robot data', 'data elsewhere', 'robot privacy', 'documents elsewhere'],
    also: 'data robot documents who upload',
    compose: (context) => ({
      sentences: [
        context.knowledge.usesModel ? context.texts.advisor.privacy.withModel : context.texts.advisor.privacy.rulesOnly,
      ],
      sources: [office(context)],
      link: { href: '/pages/privacy', label: context.texts.advisor.links.privacy },
    }),
  },
]
