import { INTERESTS, PROVINCES, SPONSOR_BARS, SPONSORED_AS } from '@rahnama/rules/profile/profile.ts'
import type { LongFormStep, SimpleField } from '../../long-form/long-form.ts'
import { both, said } from '../conditions.ts'
import { occupationIssues } from './check-jobs.ts'
import { TEER_OPTIONS } from './job-fields.ts'

export const TIMELINES = ['within_6_months', 'within_a_year', 'within_two_years', 'later'] as const
export const SPONSOR_STATUSES = ['citizen', 'permanent_resident', 'registered_indian', 'other'] as const
const MOST_CAD = 1_000_000_000

const offered = said('hasJobOffer', true)
const nominated = said('hasNomination', true)
const sponsored = said('hasSponsor', true)
const sponsoredAs = (...kinds: readonly string[]) => both(sponsored, said('sponsoredAs', ...kinds))
const asPartner = sponsoredAs('spouse', 'common_law', 'conjugal')
const cad = { kind: 'number', min: 0, max: MOST_CAD, decimals: 0, unit: 'cad' } as const

const jobOffer = [
  { name: 'hasJobOffer', opens: 'jobOffer', kind: 'yesNo' },
  { name: 'jobOfferProvince', kind: 'province', when: offered },
  { name: 'jobOfferNoc', kind: 'listed', list: 'occupations', optional: true, when: offered },
  {
    name: 'jobOfferTeer',
    kind: 'choice',
    options: TEER_OPTIONS,
    mayBeUnknown: true,
    when: both(offered, ({ jobOfferNoc }) => jobOfferNoc === undefined),
  },
  { name: 'jobOfferFullTime', kind: 'yesNo', mayBeUnknown: true, when: offered },
  { name: 'jobOfferAtLeastOneYear', kind: 'yesNo', mayBeUnknown: true, when: offered },
  { name: 'jobOfferSupported', kind: 'yesNo', mayBeUnknown: true, when: offered },
] as const satisfies readonly SimpleField[]

const sponsor = [
  { name: 'hasSponsor', opens: 'sponsor', kind: 'yesNo' },
  { name: 'sponsoredAs', kind: 'choice', options: SPONSORED_AS, when: sponsored },
  { name: 'sponsorStatus', kind: 'choice', options: SPONSOR_STATUSES, mayBeUnknown: true, when: sponsored },
  {
    name: 'sponsorBirthDate',
    kind: 'date',
    earliest: '1900-01-01',
    latest: 'today',
    mayBeUnknown: true,
    when: sponsored,
  },
  { name: 'sponsorLivesInCanada', kind: 'yesNo', mayBeUnknown: true, when: sponsored },
  {
    name: 'sponsorWillLiveInCanada',
    kind: 'yesNo',
    mayBeUnknown: true,
    when: both(sponsored, said('sponsorLivesInCanada', false)),
  },
  { name: 'sponsoredAsPartner', kind: 'yesNo', mayBeUnknown: true, when: asPartner },
  {
    name: 'sponsoredAsPartnerOn',
    kind: 'date',
    earliest: '1960-01-01',
    latest: 'today',
    mayBeUnknown: true,
    when: both(asPartner, said('sponsoredAsPartner', true)),
  },
  {
    name: 'sponsorLivedTogetherMonths',
    kind: 'number',
    min: 0,
    max: 1200,
    decimals: 0,
    mayBeUnknown: true,
    when: sponsoredAs('common_law'),
  },
  { name: 'sponsorCouldNotMarryOrLiveTogether', kind: 'yesNo', mayBeUnknown: true, when: sponsoredAs('conjugal') },
  {
    name: 'sponsorDependentSinceBefore22',
    kind: 'yesNo',
    mayBeUnknown: true,
    when: sponsoredAs('dependent_child_22_plus'),
  },
  { name: 'sponsorOrphaned', kind: 'yesNo', mayBeUnknown: true, when: sponsoredAs('orphaned_relative') },
  { name: 'sponsorNoOtherRelative', kind: 'yesNo', mayBeUnknown: true, when: sponsoredAs('other_relative') },
  {
    name: 'sponsorMeetsNecessaryIncome',
    kind: 'yesNo',
    mayBeUnknown: true,
    when: sponsoredAs('orphaned_relative', 'other_relative'),
  },
  {
    name: 'sponsorPersons',
    kind: 'number',
    min: 1,
    max: 40,
    decimals: 0,
    mayBeUnknown: true,
    when: sponsoredAs('parent_grandparent'),
  },
  { name: 'sponsorIncomeLastYear', ...cad, mayBeUnknown: true, when: sponsoredAs('parent_grandparent') },
  { name: 'sponsorIncomeTwoYearsAgo', ...cad, mayBeUnknown: true, when: sponsoredAs('parent_grandparent') },
  { name: 'sponsorIncomeThreeYearsAgo', ...cad, mayBeUnknown: true, when: sponsoredAs('parent_grandparent') },
  { name: 'sponsorHasBars', kind: 'yesNo', mayBeUnknown: true, when: sponsored },
  {
    name: 'sponsorBars',
    kind: 'choices',
    options: SPONSOR_BARS,
    when: both(sponsored, said('sponsorHasBars', true)),
  },
] as const satisfies readonly SimpleField[]

export const preferences = {
  name: 'preferences',
  fields: [
    { name: 'interests', kind: 'choices', options: INTERESTS },
    { name: 'timeline', kind: 'choice', options: TIMELINES },
    { name: 'intendedProvince', kind: 'choice', options: ['any', ...PROVINCES], mayBeUnknown: true },
    { name: 'fundsCad', ...cad, mayBeUnknown: true },
    { name: 'netWorthCad', ...cad, mayBeUnknown: true, optional: true },
    { name: 'businessPlan', kind: 'yesNo', optional: true },
    { name: 'hasNomination', opens: 'nomination', kind: 'yesNo' },
    { name: 'nominationProvince', kind: 'province', when: nominated },
    { name: 'nominationEnhanced', kind: 'yesNo', mayBeUnknown: true, when: nominated },
    ...jobOffer,
    ...sponsor,
    { name: 'explanation', kind: 'longText', max: 2000, optional: true },
  ],
  check: ({ jobOfferNoc }) => occupationIssues('jobOfferNoc', jobOfferNoc),
} as const satisfies LongFormStep
