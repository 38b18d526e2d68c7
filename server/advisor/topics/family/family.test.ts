import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Dated } from '@rahnama/rules/dated.ts'
import { THRESHOLDS, type ThresholdName } from '@rahnama/rules/programs/programs.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Context, TEXTS } from '../../answers/answers.ts'
import { TOPICS } from '../topics.ts'

/** What no authority says today: an answer that has these reads the rules. */
const OTHER = {
  familySponsorAge: 61,
  familyPartnerAge: 62,
  familyCommonLawMonths: 63,
  familyUndertakingPartnerYears: 64,
  familyUndertakingChildYears: 65,
  familyUndertakingChildUntilAge: 66,
  familyUndertakingGrownChildYears: 67,
  familyUndertakingParentYears: 68,
  familyUndertakingRelativeYears: 69,
  familySuperVisaStayYears: 71,
  familySuperVisaInsuranceCad: 72,
}

const FROM = '2031-01-01'
const SOURCE = 'A rule of 2031'

beforeAll(() => {
  for (const [name, value] of Object.entries(OTHER))
    (THRESHOLDS[name as ThresholdName] as unknown as Dated<number>[]).push({ from: FROM, source: SOURCE, value })
})
afterAll(() => {
  for (const name of Object.keys(OTHER)) (THRESHOLDS[name as ThresholdName] as unknown as Dated<number>[]).pop()
})

function answer(
  id: string,
  language: 'en' | 'fa',
  concepts: string[],
  today: string,
): { figures: number[]; source: string } {
  const words = { language, texts: TEXTS[language], formats: formats(language) }
  const context = { ...words, today, book: SHIPPED_RULEBOOK } as Context
  const composed = TOPICS.find((topic) => topic.id === id)?.compose(context, {
    ...{ marks: [], scores: {}, programs: [] },
    concepts,
  })
  if (!composed || !('sentences' in composed)) throw new Error(`${id} is not answered`)
  const said = composed.sentences.join(' ').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
  return { figures: [...said.matchAll(/\d+/g)].map(Number), source: composed.sources.map(({ key }) => key).join() }
}

describe.each(['en', 'fa'] as const)('in %s', (language) => {
  test.each([
    ['family.spouse', [], [61, 62]],
    ['family.sponsor', [], [61]],
    ['family.common-law', [], [63]],
    ['family.conjugal', [], [63, 64]],
    ['family.super-visa', [], [71, 72]],
    ['family.undertaking', ['partner'], [64]],
    ['family.undertaking', ['children'], [22, 65, 66, 67]],
    ['family.undertaking', ['parents'], [68]],
    ['family.undertaking', ['sibling'], [69]],
    ['family.undertaking', [], [64, 22, 65, 66, 67, 68, 69]],
  ])('%s of %j says the figures and the source of the rules in force, and no other figure', (id, concepts, figures) => {
    const { figures: said, source } = answer(id, language, concepts, FROM)
    expect([said, source]).toEqual([figures, SOURCE])
  })

  // Regulations, sections 117 to 137: 3 years for a partner, 10 or until 25 for a child under 22, 20 for parents.
  test.each([
    ['partner', [3]],
    ['children', [22, 10, 25, 3]],
    ['parents', [20]],
    ['sibling', [10]],
  ])('on 2026-11-15 the undertaking for %s is as the regulations have it', (relation, figures) => {
    const { figures: said, source } = answer('family.undertaking', language, [relation], '2026-11-15')
    expect(said).toEqual(figures)
    expect(source).toContain('Regulations, 117 to 137')
  })
})
