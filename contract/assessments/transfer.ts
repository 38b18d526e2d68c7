import type { Issue } from '../errors.ts'
import type { Answers, LongForm } from '../long-form/long-form.ts'

export const REVENUES = ['under100k', 'to500k', 'to1m', 'to5m', 'to20m', 'over20m'] as const
export const ROLES_IN_COMPANY = ['owner', 'director', 'executive', 'manager', 'specializedKnowledge'] as const
export const CANADIAN_PLANS = ['branch', 'subsidiary', 'affiliate', 'notSure'] as const
export const INVESTMENTS = ['under50k', 'to100k', 'to250k', 'to500k', 'over500k', 'notSure'] as const
export const TIMELINES = ['within3Months', 'within6Months', 'within12Months', 'later', 'notSure'] as const

/** The firm's form rule; the officer's own is twelve months of full-time work within three years. */
export const YEARS_AT_COMPANY_MIN = 1

/** IRCC since October 2024: the company is multinational before it transfers anybody. */
export const REVENUE_COUNTRIES_MIN = 2

const NAME_MAX_CHARS = 120
const STORY_MAX_CHARS = 3000
const MOST_DEPENDANTS = 20
const MOST_EMPLOYEES = 1_000_000
const MOST_YEARS = 60
const MOST_COUNTRIES = 195
const OLDEST_COMPANY = 1900

const opensNew = ({ plan }: Answers) => plan === 'branch' || plan === 'subsidiary'
const isSpecialist = ({ role }: Answers) => role === 'specializedKnowledge'
const mayBeOpen = { kind: 'yesNo', mayBeUnknown: true, optional: true } as const

export const transfer = {
  name: 'transfer',
  steps: [
    {
      name: 'applicant',
      fields: [
        { name: 'fullName', kind: 'text', max: NAME_MAX_CHARS, autoComplete: 'name' },
        { name: 'citizenship', kind: 'country' },
        { name: 'residence', kind: 'country' },
        { name: 'email', kind: 'email' },
        { name: 'phone', kind: 'phone' },
        { name: 'dependants', kind: 'number', min: 0, max: MOST_DEPENDANTS, decimals: 0 },
      ],
    },
    {
      name: 'company',
      fields: [
        { name: 'companyName', kind: 'text', max: NAME_MAX_CHARS, autoComplete: 'organization' },
        { name: 'incorporationCountry', kind: 'country' },
        { name: 'hasBranchAbroad', kind: 'yesNo' },
        { name: 'branchCountry', kind: 'country', when: ({ hasBranchAbroad }) => hasBranchAbroad === true },
        { name: 'yearEstablished', kind: 'year', earliest: OLDEST_COMPANY, yearsAhead: 0 },
        { name: 'industry', kind: 'text', max: NAME_MAX_CHARS },
        { name: 'website', kind: 'webAddress', optional: true },
        { name: 'annualRevenue', kind: 'choice', options: REVENUES },
        { name: 'revenueCountries', kind: 'number', min: 0, max: MOST_COUNTRIES, decimals: 0, mayBeUnknown: true },
        { name: 'employees', kind: 'number', min: 1, max: MOST_EMPLOYEES, decimals: 0 },
      ],
      check: (answers) => [...branchIssues(answers), ...revenueIssues(answers)],
    },
    {
      name: 'role',
      fields: [
        { name: 'role', kind: 'choice', options: ROLES_IN_COMPANY },
        { name: 'yearsAtCompany', kind: 'number', min: 0, max: MOST_YEARS, decimals: 1, unit: 'years' },
        { name: 'employedSince', kind: 'date', precision: 'month', latest: 'today', optional: true },
        { name: 'isFullTime', kind: 'yesNo', mayBeUnknown: true },
        { name: 'responsibilities', kind: 'longText', max: STORY_MAX_CHARS },
        { name: 'hasOwnKnowledge', ...mayBeOpen, when: isSpecialist },
        { name: 'isPaidPrevailingWage', ...mayBeOpen, when: isSpecialist },
      ],
      check: tenureIssues,
    },
    {
      name: 'plans',
      fields: [
        { name: 'activity', kind: 'longText', max: STORY_MAX_CHARS },
        { name: 'province', kind: 'province', mayBeUnknown: true },
        { name: 'city', kind: 'text', max: NAME_MAX_CHARS, optional: true },
        { name: 'plan', kind: 'choice', options: CANADIAN_PLANS },
        { name: 'hasPremises', ...mayBeOpen, when: opensNew },
        { name: 'hasHiringPlan', ...mayBeOpen, when: opensNew },
        { name: 'canPayStart', ...mayBeOpen, when: opensNew },
        { name: 'keepsDoingBusiness', ...mayBeOpen },
        { name: 'investment', kind: 'choice', options: INVESTMENTS },
        { name: 'hasCanadianClients', kind: 'yesNo' },
        {
          name: 'canadianClients',
          kind: 'longText',
          max: STORY_MAX_CHARS,
          optional: true,
          when: ({ hasCanadianClients }) => hasCanadianClients === true,
        },
        { name: 'hasCanadianHistory', kind: 'yesNo' },
        {
          name: 'canadianHistory',
          kind: 'longText',
          max: STORY_MAX_CHARS,
          when: ({ hasCanadianHistory }) => hasCanadianHistory === true,
        },
        { name: 'timeline', kind: 'choice', options: TIMELINES },
      ],
    },
    {
      name: 'documents',
      fields: [{ name: 'companyDocument', kind: 'document', document: 'companyProfile', optional: true }],
    },
    {
      name: 'consent',
      fields: [
        { name: 'isTruthful', kind: 'consent', statement: 'truthfulness' },
        { name: 'mayBeContacted', kind: 'consent', statement: 'contact' },
      ],
    },
  ],
} as const satisfies LongForm

/** This is a rule of the program, not a slip: the page says what else is possible. */
function branchIssues({ hasBranchAbroad, branchCountry, residence }: Answers): Issue[] {
  if (hasBranchAbroad === false) return [{ field: 'hasBranchAbroad', fault: 'NO_BRANCH_ABROAD' }]
  const isAtHome = hasBranchAbroad === true && branchCountry !== undefined && branchCountry === residence
  return isAtHome ? [{ field: 'branchCountry', fault: 'NO_BRANCH_ABROAD' }] : []
}

function revenueIssues({ revenueCountries }: Answers): Issue[] {
  const isTooFew = typeof revenueCountries === 'number' && revenueCountries < REVENUE_COUNTRIES_MIN
  return isTooFew
    ? [{ field: 'revenueCountries', fault: 'REVENUE_IN_ONE_COUNTRY', params: { min: REVENUE_COUNTRIES_MIN } }]
    : []
}

function tenureIssues({ yearsAtCompany }: Answers): Issue[] {
  const isShort = typeof yearsAtCompany === 'number' && yearsAtCompany < YEARS_AT_COMPANY_MIN
  return isShort ? [{ field: 'yearsAtCompany', fault: 'UNDER_ONE_YEAR', params: { min: YEARS_AT_COMPANY_MIN } }] : []
}
