import type { IsoDate } from '@rahnama/rules/dated.ts'
import { isIsoDate, wholeYearsBetween } from '@rahnama/rules/dates.ts'
import { type Answers, type EntryAnswers, entriesIn } from '../long-form/long-form.ts'

/** We already know this of a person: the answers of their profile and the address of their account. */
export type Known = { profile: Answers; email: string; today: IsoDate }

type Source = {
  /** The step of the profile where it is changed for everything at once; an address belongs to the account. */
  step: string
  read: (known: Known) => Answers[string]
}

const fullName: Source = {
  step: 'general',
  read: ({ profile: { firstName, lastName } }) => [firstName, lastName].filter(Boolean).join(' ') || undefined,
}
const age: Source = { step: 'general', read: ({ profile, today }) => ageOf(profile.birthDate, today) }
const phone: Source = { step: 'personal', read: ({ profile }) => profile.phone }

const SOURCES: Record<string, Record<string, Source>> = {
  'startup-assessment': {
    age,
    educationLevel: { step: 'education', read: ({ profile }) => profile.highestLevel },
    major: { step: 'education', read: ({ profile }) => highest(profile, '')?.field },
    majorOther: { step: 'education', read: ({ profile }) => highest(profile, '')?.fieldOther },
    experienceYears: { step: 'work', read: ({ profile }) => profile.totalWorkYears },
    hasIelts: { step: 'language', read: ({ profile }) => (ielts(profile.tests) ? true : undefined) },
    ieltsOverall: { step: 'language', read: ({ profile }) => ielts(profile.tests)?.overall },
    hasSpouse: { step: 'general', read: ({ profile }) => isPartnered(profile.maritalStatus) },
    spouseHasIelts: { step: 'personal', read: ({ profile }) => (ielts(profile.partnerTests) ? true : undefined) },
    spouseIeltsOverall: { step: 'personal', read: ({ profile }) => ielts(profile.partnerTests)?.overall },
    spouseEducationLevel: { step: 'personal', read: ({ profile }) => profile.partnerHighestLevel },
    spouseMajor: { step: 'personal', read: ({ profile }) => highest(profile, 'partner')?.field },
    spouseMajorOther: { step: 'personal', read: ({ profile }) => highest(profile, 'partner')?.fieldOther },
    hasChildren: { step: 'general', read: ({ profile }) => profile.hasChildren },
    children: {
      step: 'general',
      read: ({ profile }) => entriesIn(profile.children).map(({ id, age }) => ({ id, age })),
    },
  },
  'startup-business': {
    settlementFunds: { step: 'preferences', read: ({ profile }) => profile.fundsCad },
  },
  transfer: {
    fullName,
    citizenship: { step: 'personal', read: ({ profile }) => profile.citizenship },
    residence: { step: 'personal', read: ({ profile }) => profile.residence },
    email: { step: 'account', read: ({ email }) => email },
    phone,
    dependants: { step: 'general', read: ({ profile }) => dependantsOf(profile) },
  },
  study: { fullName, age, phone },
}

/** Answers a form can begin with. What the profile does not know is absent. */
export function prefillOf(assessment: string, known: Known): Answers {
  const told: Record<string, Answers[string]> = {}
  for (const [name, source] of Object.entries(SOURCES[assessment] ?? {})) {
    const answer = source.read(known)
    const isNothing = answer === undefined || answer === 'unknown' || (Array.isArray(answer) && answer.length === 0)
    if (!isNothing) told[name] = answer
  }
  return told
}

/** Names the step where an answer that came along is changed for everything at once. */
export function sourceStepOf(assessment: string, name: string): string | undefined {
  return SOURCES[assessment]?.[name]?.step
}

function ageOf(birthDate: Answers[string], today: IsoDate): number | undefined {
  return isIsoDate(birthDate) ? wholeYearsBetween(birthDate, today) : undefined
}

/** The credential whose level the person named as the highest. */
function highest(profile: Answers, whose: '' | 'partner'): EntryAnswers | undefined {
  const [group, level] = whose === '' ? ['credentials', 'highestLevel'] : ['partnerCredentials', 'partnerHighestLevel']
  return entriesIn(profile[group ?? '']).find((credential) => credential.level === profile[level ?? ''])
}

function ielts(tests: Answers[string]): EntryAnswers | undefined {
  return entriesIn(tests)
    .filter(({ test, overall }) => (test === 'IELTS_GT' || test === 'IELTS_ACADEMIC') && typeof overall === 'number')
    .sort((a, b) => (String(a.takenOn) < String(b.takenOn) ? 1 : -1))[0]
}

function isPartnered(status: Answers[string]): boolean | undefined {
  return status === undefined ? undefined : status === 'married' || status === 'common_law'
}

/** A spouse and children, as far as the profile has told of them. */
function dependantsOf(profile: Answers): number | undefined {
  const hasPartner = isPartnered(profile.maritalStatus)
  if (hasPartner === undefined || profile.hasChildren === undefined) return undefined
  const children = profile.hasChildren === true ? entriesIn(profile.children).length : 0
  return (hasPartner ? 1 : 0) + children
}
