import { SUPPORT_BODIES } from '@rahnama/rules/profile/profile.ts'
import type { Issue } from '../errors.ts'
import type { Answers, LongForm } from '../long-form/long-form.ts'

export const STAGES = ['idea', 'prototype', 'launched', 'earning', 'growing'] as const
export const SUPPORT_STATES = ['none', 'talking', 'committed'] as const
export const FUNDS_SOURCES = ['savings', 'property', 'family', 'investors', 'loan', 'other'] as const

const WHOLE = 100
const MOST_MEMBERS = 10
const MOST_CAD = 1_000_000_000
const NAME_MAX_CHARS = 120
const STORY_MAX_CHARS = 3000

const share = { kind: 'number', min: 0, max: WHOLE, decimals: 2, unit: 'percent' } as const
const dollars = { kind: 'number', min: 0, max: MOST_CAD, decimals: 0, unit: 'cad' } as const

const hasSupport = ({ support }: Answers) => support === 'talking' || support === 'committed'
const hasLetter = (answers: Answers) => answers.support === 'committed' && answers.letterOfSupport === true

export const startupBusiness = {
  name: 'startup-business',
  steps: [
    {
      name: 'team',
      fields: [
        { name: 'ownShare', ...share },
        { name: 'hasTeam', kind: 'yesNo' },
        {
          name: 'members',
          kind: 'group',
          max: MOST_MEMBERS,
          when: ({ hasTeam }) => hasTeam === true,
          fields: [
            { name: 'fullName', kind: 'text', max: NAME_MAX_CHARS },
            { name: 'role', kind: 'text', max: NAME_MAX_CHARS },
            { name: 'share', ...share },
            { name: 'isApplying', kind: 'yesNo' },
          ],
        },
        { name: 'organisationShare', ...share, optional: true },
      ],
      check: shareIssues,
    },
    {
      name: 'idea',
      fields: [
        { name: 'businessName', kind: 'text', max: NAME_MAX_CHARS, optional: true },
        { name: 'idea', kind: 'longText', max: STORY_MAX_CHARS },
        { name: 'innovation', kind: 'longText', max: STORY_MAX_CHARS },
      ],
    },
    {
      name: 'progress',
      fields: [
        { name: 'stage', kind: 'choice', options: STAGES },
        { name: 'traction', kind: 'longText', max: STORY_MAX_CHARS, optional: true },
        { name: 'isIncorporated', kind: 'yesNo', mayBeUnknown: true },
        { name: 'managesFromCanada', kind: 'yesNo', mayBeUnknown: true },
      ],
    },
    {
      name: 'support',
      fields: [
        { name: 'support', kind: 'choice', options: SUPPORT_STATES },
        { name: 'organisationName', kind: 'text', max: NAME_MAX_CHARS, when: hasSupport },
        { name: 'organisationKind', kind: 'choice', options: SUPPORT_BODIES, mayBeUnknown: true, when: hasSupport },
        { name: 'letterOfSupport', kind: 'yesNo', when: ({ support }) => support === 'committed' },
        { name: 'letterIssuedOn', kind: 'date', latest: 'today', when: hasLetter },
        {
          name: 'investment',
          ...dollars,
          when: (answers) =>
            answers.support === 'committed' &&
            (answers.organisationKind === 'venture_capital' || answers.organisationKind === 'angel_group'),
        },
        {
          name: 'isAcceptedByIncubator',
          kind: 'yesNo',
          when: (answers) => answers.support === 'committed' && answers.organisationKind === 'incubator',
        },
        { name: 'letter', kind: 'document', document: 'letterOfSupport', optional: true, when: hasLetter },
      ],
    },
    {
      name: 'funds',
      fields: [
        { name: 'businessFunds', ...dollars, mayBeUnknown: true },
        { name: 'settlementFunds', ...dollars, mayBeUnknown: true },
        { name: 'fundsSources', kind: 'choices', options: FUNDS_SOURCES, optional: true },
      ],
    },
    { name: 'plan', fields: [{ name: 'plan', kind: 'document', document: 'businessPlan', optional: true }] },
  ],
} as const satisfies LongForm

export type Shares = { own: number | undefined; joint: number | undefined; all: number; applicants: number }

/** Votes in percent: mine, mine with those who apply beside me and the designated organisation, and everybody's. */
export function sharesOf({ ownShare, hasTeam, members, organisationShare }: Answers): Shares {
  const listed = hasTeam === true && Array.isArray(members) ? members : []
  const own = typeof ownShare === 'number' ? ownShare : undefined
  const organisation = typeof organisationShare === 'number' ? organisationShare : 0
  const applying = listed.filter(({ isApplying }) => isApplying === true)
  return {
    own,
    joint: own === undefined ? undefined : rounded(own + organisation + sum(applying)),
    all: rounded((own ?? 0) + organisation + sum(listed)),
    applicants: 1 + applying.length,
  }
}

function sum(members: readonly { share?: unknown }[]): number {
  return members.reduce((total, { share }) => total + (typeof share === 'number' ? share : 0), 0)
}

/** Hundredths of a percent: three thirds must not come to 100.00000000000001. */
function rounded(percent: number): number {
  return Math.round(percent * WHOLE) / WHOLE
}

function shareIssues(answers: Answers): Issue[] {
  const { all } = sharesOf(answers)
  return all > WHOLE ? [{ field: 'ownShare', fault: 'SHARES_OVER_WHOLE', params: { sum: all } }] : []
}
