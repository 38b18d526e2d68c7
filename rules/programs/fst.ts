import {
  all,
  any,
  type Facts,
  HOURS_PER_YEAR,
  hasValidOffer,
  hoursSince,
  isAuthorisedInCanada,
  known,
  type Spell,
  type Truth,
  windowsOf,
} from '../profile/profile.ts'
import { outsideQuebec, settlementFunds, workRequirement } from './express-entry.ts'
import { levelInTwo } from './language.ts'
import { pick, type Requirement, requirement } from './requirement.ts'
import { thresholdsOn } from './thresholds.ts'

/** NOC 2021 groups of the skilled trades, as beginnings of a code. */
const TRADES = /^(72(?!6)|73|82|83|92|93(?!2)|6320|62200)/

export function isTrade(noc: string): boolean {
  return TRADES.test(noc)
}

export function fstRequirements(facts: Facts): Requirement[] {
  const hours = facts.spells && hoursSince(facts.spells, isTradeWork, windowsOf(facts.on).fiveYearsAgo)
  return [
    workRequirement('fst-work', hours, thresholdsOn(facts.on).fstWorkYears * HOURS_PER_YEAR),
    levelInTwo(
      'fst-speaking-listening',
      facts.languages,
      ['speaking', 'listening'],
      thresholdsOn(facts.on).fstSpeakingListeningLevel,
    ),
    levelInTwo(
      'fst-reading-writing',
      facts.languages,
      ['reading', 'writing'],
      thresholdsOn(facts.on).fstReadingWritingLevel,
    ),
    requirement(
      'fst-offer-or-certificate',
      pick(
        any(facts.certificate, hasTradeOffer(facts)),
        'OFFER_OR_CERTIFICATE_HELD',
        'OFFER_AND_CERTIFICATE_MISSING',
        'NOT_ANSWERED',
      ),
    ),
    settlementFunds('fst-funds', facts),
    outsideQuebec('fst-outside-quebec', facts),
  ]
}

function isTradeWork({ job }: Spell): Truth {
  const noc = known(job.noc)
  return all(noc === undefined ? undefined : isTrade(noc), known(job.paid ?? true), isAuthorisedInCanada(job))
}

function hasTradeOffer({ profile }: Facts): Truth {
  const offer = known(profile.jobOffer)
  if (offer === undefined) return undefined
  if (offer === 'none') return false
  const noc = known(offer.noc)
  return all(noc === undefined ? undefined : isTrade(noc), hasValidOffer(profile))
}
