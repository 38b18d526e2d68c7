import type { IsoDate } from '../dated.ts'
import { addYears } from '../dates.ts'
import {
  ageOn,
  dependentChildUnder,
  type Facts,
  known,
  not,
  type Sponsor,
  type SponsoredAs,
} from '../profile/profile.ts'
import { parentIncomesNeeded } from './funds.ts'
import type { IntakeId } from './intake.ts'
import { confirmed, pick, type Requirement, requirement } from './requirement.ts'
import type { RequirementId } from './requirements.ts'
import { type ThresholdName, thresholdsOn } from './thresholds.ts'

const PARTNERS: readonly SponsoredAs[] = ['spouse', 'common_law', 'conjugal']
const CHILDREN: readonly SponsoredAs[] = ['dependent_child_under_22', 'dependent_child_22_plus']

export function sponsoredAs(facts: Facts): SponsoredAs | undefined {
  const sponsor = known(facts.profile.sponsor)
  return sponsor === undefined || sponsor === 'none' ? undefined : known(sponsor.sponsoredAs)
}

export function familyIntakeId(as: SponsoredAs | undefined): IntakeId {
  return as === 'parent_grandparent' ? 'FAMILY_PARENTS' : 'FAMILY'
}

export function familyRequirements(facts: Facts): Requirement[] {
  const sponsor = known(facts.profile.sponsor)
  if (sponsor === 'none') return [requirement('fam-sponsor', 'SPONSOR_MISSING')]
  if (sponsor === undefined) return [requirement('fam-sponsor', 'NOT_ANSWERED')]
  const as = known(sponsor.sponsoredAs)
  return [
    requirement('fam-sponsor', as === undefined ? 'NOT_ANSWERED' : 'SAID_YES', { have: as }),
    ageRequirement('fam-age', ageOn(sponsor, facts.on), thresholdsOn(facts.on).familySponsorAge),
    status(sponsor),
    residence(sponsor, as),
    ...(as === undefined ? [] : relationRequirements(as, sponsor, facts)),
    bars(sponsor),
  ]
}

function relationRequirements(as: SponsoredAs, sponsor: Sponsor, facts: Facts): Requirement[] {
  const adult = () => ageRequirement('fam-applicant-age', facts.age, thresholdsOn(facts.on).familyPartnerAge)
  switch (as) {
    case 'spouse':
      return [waitingTime(sponsor, facts.on), adult()]
    case 'common_law':
      return [waitingTime(sponsor, facts.on), adult(), livedTogether(sponsor, facts.on)]
    case 'conjugal':
      return [
        waitingTime(sponsor, facts.on),
        adult(),
        confirmed('fam-could-not-marry', known(sponsor.couldNotMarryOrLiveTogether)),
      ]
    case 'dependent_child_under_22':
      return [underAge('fam-child-age', facts.age, dependentChildUnder(facts.on)), withoutPartner(facts)]
    case 'dependent_child_22_plus':
      return [
        ageRequirement('fam-child-age', facts.age, dependentChildUnder(facts.on)),
        confirmed('fam-dependent-since', known(sponsor.dependentSinceBefore22)),
      ]
    case 'parent_grandparent':
      return [parentIncome(sponsor, facts.on)]
    case 'orphaned_relative':
      return [
        underAge('fam-child-age', facts.age, thresholdsOn(facts.on).familyOrphanUnder),
        withoutPartner(facts),
        confirmed('fam-orphaned', known(sponsor.orphaned)),
        confirmed('fam-necessary-income', known(sponsor.meetsNecessaryIncome)),
      ]
    case 'other_relative':
      return [
        confirmed('fam-no-other-relative', known(sponsor.noOtherRelative)),
        confirmed('fam-necessary-income', known(sponsor.meetsNecessaryIncome)),
      ]
  }
}

function status(sponsor: Sponsor): Requirement {
  const value = known(sponsor.status)
  const fits = value === undefined ? undefined : value !== 'other'
  const reason = pick(fits, 'SPONSOR_STATUS_FITS', 'SPONSOR_STATUS_DOES_NOT_FIT', 'NOT_ANSWERED')
  return requirement('fam-status', reason, { have: value })
}

/** A citizen abroad may sponsor a partner or child if they will live in Canada; everybody else must live there. */
function residence(sponsor: Sponsor, as: SponsoredAs | undefined): Requirement {
  const livesThere = known(sponsor.livesInCanada)
  const mayBeAbroad =
    known(sponsor.status) === 'citizen' && as !== undefined && (PARTNERS.includes(as) || CHILDREN.includes(as))
  const fits = livesThere === false && mayBeAbroad ? known(sponsor.willLiveInCanada) : livesThere
  return requirement('fam-residence', pick(fits, 'RESIDENCE_FITS', 'RESIDENCE_DOES_NOT_FIT', 'NOT_ANSWERED'))
}

function waitingTime(sponsor: Sponsor, on: IsoDate): Requirement {
  const since = known(sponsor.sponsoredAsPartnerOn)
  if (since === undefined) return requirement('fam-five-years', 'NOT_ANSWERED')
  if (since === 'never') return requirement('fam-five-years', 'WAITING_TIME_OVER')
  const over = addYears(since, thresholdsOn(on).familyPartnerWaitYears)
  return requirement('fam-five-years', over <= on ? 'WAITING_TIME_OVER' : 'WAITING_TIME_RUNNING', { need: over })
}

function bars(sponsor: Sponsor): Requirement {
  const listed = known(sponsor.bars)
  const free = listed === undefined ? undefined : listed.length === 0
  return requirement('fam-bars', pick(free, 'NO_BAR', 'BARRED', 'NOT_ANSWERED'), { have: listed?.[0] })
}

function livedTogether(sponsor: Sponsor, on: IsoDate): Requirement {
  const have = known(sponsor.livedTogetherMonths)
  const need = thresholdsOn(on).familyCommonLawMonths
  const enough = have === undefined ? undefined : have >= need
  return requirement('fam-lived-together', pick(enough, 'TOGETHER_LONG_ENOUGH', 'TOGETHER_TOO_SHORT', 'NOT_ANSWERED'), {
    have,
    need,
  })
}

function withoutPartner(facts: Facts): Requirement {
  return confirmed('fam-child-single', not(facts.hasPartner))
}

/** Each of the three years must reach its own figure. */
function parentIncome(sponsor: Sponsor, on: IsoDate): Requirement {
  const persons = known(sponsor.persons)
  const incomes = known(sponsor.incomesCad)
  if (persons === undefined || incomes === undefined) return requirement('fam-income', 'NOT_ANSWERED')
  const needed = parentIncomesNeeded(persons, on)
  if (!needed) return requirement('fam-income', 'FUNDS_TABLE_MISSING')
  if (incomes.length < needed.length) return requirement('fam-income', 'NOT_ANSWERED')
  const short = needed.findIndex((need, year) => (incomes[year] ?? 0) < need)
  const year = Math.max(0, short)
  return requirement('fam-income', short === -1 ? 'INCOME_ENOUGH' : 'INCOME_TOO_LOW', {
    have: incomes[year],
    need: needed[year],
  })
}

function ageRequirement(id: RequirementId, have: number | undefined, need: number): Requirement {
  const enough = have === undefined ? undefined : have >= need
  return requirement(id, pick(enough, 'AGE_FITS', 'AGE_TOO_LOW', 'NOT_ANSWERED'), { have, need })
}

function underAge(id: RequirementId, have: number | undefined, need: number): Requirement {
  const under = have === undefined ? undefined : have < need
  return requirement(id, pick(under, 'AGE_FITS', 'AGE_TOO_HIGH', 'NOT_ANSWERED'), { have, need })
}

/** So long a sponsor answers for the person; until an age, should that come first. */
type Undertaking = { years: number; untilAge?: number }

const UNDERTAKING_YEARS: Record<SponsoredAs, ThresholdName> = {
  spouse: 'familyUndertakingPartnerYears',
  common_law: 'familyUndertakingPartnerYears',
  conjugal: 'familyUndertakingPartnerYears',
  dependent_child_under_22: 'familyUndertakingChildYears',
  dependent_child_22_plus: 'familyUndertakingGrownChildYears',
  parent_grandparent: 'familyUndertakingParentYears',
  orphaned_relative: 'familyUndertakingRelativeYears',
  other_relative: 'familyUndertakingRelativeYears',
}

/** Outside Quebec, which sets its own lengths. */
export function undertakingOf(as: SponsoredAs, on: IsoDate): Undertaking {
  const figures = thresholdsOn(on)
  const years = figures[UNDERTAKING_YEARS[as]]
  return as === 'dependent_child_under_22' ? { years, untilAge: figures.familyUndertakingChildUntilAge } : { years }
}
