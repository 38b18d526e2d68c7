import type { IsoDate } from '@rahnama/rules/dated.ts'
import { isIsoDate, wholeYearsBetween } from '@rahnama/rules/dates.ts'
import { type Answers, type EntryAnswers, entriesIn } from '../long-form/long-form.ts'

/** We already know this of a person: the answers of their profile, and the name and address of their account. */
export type Known = { profile: Answers; name: string; email: string; today: IsoDate }

type Source = (known: Known) => Answers[string]

const fullName: Source = ({ profile: { firstName, lastName }, name }) =>
  [firstName, lastName].filter(Boolean).join(' ') || name.trim() || undefined
const age: Source = ({ profile, today }) => ageOf(profile.birthDate, today)
const phone: Source = ({ profile }) => profile.phone

const SOURCES: Record<string, Record<string, Source>> = {
  'startup-assessment': {
    age,
    educationLevel: ({ profile }) => profile.highestLevel,
    major: ({ profile }) => highest(profile, '')?.field,
    majorOther: ({ profile }) => highest(profile, '')?.fieldOther,
    experienceYears: ({ profile }) => profile.totalWorkYears,
    hasIelts: ({ profile }) => (ielts(profile.tests) ? true : undefined),
    ieltsOverall: ({ profile }) => ielts(profile.tests)?.overall,
    hasSpouse: ({ profile }) => isPartnered(profile.maritalStatus),
    spouseHasIelts: ({ profile }) => (ielts(profile.partnerTests) ? true : undefined),
    spouseIeltsOverall: ({ profile }) => ielts(profile.partnerTests)?.overall,
    spouseEducationLevel: ({ profile }) => profile.partnerHighestLevel,
    spouseMajor: ({ profile }) => highest(profile, 'partner')?.field,
    spouseMajorOther: ({ profile }) => highest(profile, 'partner')?.fieldOther,
    hasChildren: ({ profile }) => profile.hasChildren,
    children: ({ profile }) => entriesIn(profile.children).map(({ id, age }) => ({ id, age })),
  },
  'startup-business': {
    settlementFunds: ({ profile }) => profile.fundsCad,
  },
  transfer: {
    fullName,
    citizenship: ({ profile }) => profile.citizenship,
    residence: ({ profile }) => profile.residence,
    email: ({ email }) => email,
    phone,
    dependants: ({ profile }) => dependantsOf(profile),
  },
  study: { fullName, age, phone },
}

/** Answers a form can begin with. What the profile does not know is absent. */
export function prefillOf(assessment: string, known: Known): Answers {
  const told: Record<string, Answers[string]> = {}
  for (const [name, source] of Object.entries(SOURCES[assessment] ?? {})) {
    const answer = source(known)
    const isNothing = answer === undefined || answer === 'unknown' || (Array.isArray(answer) && answer.length === 0)
    if (!isNothing) told[name] = answer
  }
  return told
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
