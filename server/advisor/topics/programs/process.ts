import { CONSULTATION_RULES } from '@rahnama/contract/consultations/consultations.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { EXPRESS_ENTRY_NOTES, link, sayClaims, sayQuestion } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { type InBoth, LAST_READ_ON } from '../note.ts'
import type { Topic } from '../topic.ts'

const TIMES: Record<string, readonly string[]> = {
  EE: ['time-express-entry'],
  FSW: ['time-express-entry'],
  CEC: ['time-express-entry'],
  FST: ['time-express-entry'],
  PNP: ['time-provincial-nominee'],
  SUV: ['time-startup-visa', 'time-startup-work-permit'],
  ICT: ['time-transfer-work-permit', 'time-transfer-residence'],
}

/** Of these we keep no times of our own: the department publishes them and changes them every few weeks. */
const PUBLISHED_TIMES = ['sponsor', 'study', 'supervisa', 'visitorvisa', 'p:FAMILY', 'p:STUDY_CA']
const TIMES_OF_IRCC: InBoth = { en: 'IRCC, processing times', fa: 'ادارهٔ مهاجرت کانادا، زمان بررسی درخواست‌ها' }

function sayTime(context: Context, { program, concepts }: Slots): Composed {
  // "And through a province?" names its program by another word.
  const isOfProvince = (!program || program === 'EE') && concepts.includes('province')
  const keys = TIMES[isOfProvince ? 'PNP' : (program ?? '')]
  if (keys) return sayClaims(context, keys, { link: link(context, 'services', 'immigrationServices') })
  if (program === 'STUDY_CN') return { handOver: 'notInTables' }
  if (!concepts.some((each) => PUBLISHED_TIMES.includes(each)))
    return program ? { handOver: 'notInTables' } : sayQuestion(context, 'processing-times')
  return {
    sentences: [context.texts.advisor.programs.timesElsewhere],
    sources: [{ key: TIMES_OF_IRCC.en, title: TIMES_OF_IRCC[context.language], asOf: LAST_READ_ON, href: null }],
    link: link(context, 'contact', 'contact'),
  }
}

function saySteps(context: Context, { program, province }: Slots): Composed {
  const { texts, formats, language } = context
  const { invitation, profile } = EXPRESS_ENTRY_NOTES
  const t = texts.advisor.programs
  const federal = t.steps(formats.months(profile.months), formats.days(invitation.days))
  const said = program === 'PNP' || province ? [t.stepsProvince] : program ? [federal] : [federal, t.stepsProvince]
  const { source, from } = invitation
  return {
    sentences: said,
    sources: [{ key: source.en, title: source[language], asOf: from, href: null }],
    link: link(context, 'services', 'immigrationServices'),
  }
}

/** What to do first, with the meeting that costs nothing for whoever would rather talk; then what one needs for it. */
function sayStart(context: Context): Composed {
  const { file, texts, formats } = context
  const t = texts.advisor.file
  const { initial } = CONSULTATION_RULES
  const isOpen = file.missing.length > 0
  const first = isOpen ? t.firstIsProfile(formats.minutes(initial.minutes)) : t.nextIsApplication
  const lead = file.applications.length > 0 ? {} : { lead: first }
  return sayQuestion(context, 'without-account', { ...lead, link: link(context, 'profile', 'profile') })
}

const HAS_STEPS = ['EE', 'FSW', 'CEC', 'FST', 'PNP', undefined]

export const PROCESS_TOPICS: readonly Topic[] = [
  {
    id: 'process.time',
    when: [
      'takes',
      'p: takes',
      'p: takes howmuch',
      'takes workpermit p:',
      'takes pr',
      'nomination takes',
      'p: month',
      'nomination month',
    ],
    also: 'howmuch p: case programs workpermit pr how when month nomination year',
    compose: sayTime,
  },
  {
    id: 'process.steps',
    when: ['steps', 'steps p:', 'steps immigrate', 'steps pr'],
    also: 'p: pv: programs how what explain immigrate pr nextstep profile start first nomination case list accepted',
    needs: ({ program, concepts }) => HAS_STEPS.includes(program) && !concepts.includes('eca'),
    compose: saySteps,
  },
  {
    id: 'process.guarantee',
    when: ['guarantee'],
    also: 'neg p: pr workpermit',
    compose: (context) => sayQuestion(context, 'guarantee'),
  },
  {
    id: 'process.start',
    when: ['start', 'immigrate how', 'immigrate'],
    also: 'how where need',
    needs: ({ concepts }) => !concepts.includes('whichfirst'),
    compose: sayStart,
  },
]
