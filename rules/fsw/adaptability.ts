import { sumOf } from '../by-ability.ts'
import type { Grid } from './grid.ts'
import { SOURCES } from './grid.ts'
import type { FswInput } from './input.ts'
import { ADAPTABILITY_CLAIMS } from './input.ts'
import type { FswLine } from './result.ts'

/** Points for arranged employment bring adaptability points with them (section 83(1)), whether claimed or not. */
export function adaptabilityLine({ adaptability, arrangedEmployment }: FswInput, grid: Grid): FswLine {
  const claims: NonNullable<FswLine['claims']> = []
  for (const claim of ADAPTABILITY_CLAIMS)
    if (adaptability?.[claim]) claims.push({ claim, points: grid.adaptability[claim] })
  if (arrangedEmployment) claims.push({ claim: 'arrangedEmployment', points: grid.adaptability.arrangedEmployment })
  const given = sumOf(claims)
  const points = Math.min(given, grid.maximum.adaptability)
  return {
    factor: 'adaptability',
    points,
    maximum: grid.maximum.adaptability,
    reason: claims.length > 0 ? 'ADAPTABILITY_CLAIMED' : 'NOTHING_FOR_ADAPTABILITY',
    source: SOURCES.adaptability,
    ruleSet: grid.id,
    claims,
    ...(given > points && { wasted: given - points }),
  }
}
