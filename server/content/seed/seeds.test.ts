import { CONSULTATION_RULES } from '@rahnama/contract/consultations/consultations.ts'
import { CONTENT_KIND_NAMES, CONTENT_KINDS, SITE_PAGES } from '@rahnama/contract/content/content-kinds.ts'
import { persianFaults } from '@rahnama/contract/locale/persian-faults.test-data.ts'
import { pathsOf, ROUTE_NAMES } from '@rahnama/contract/page-paths.ts'
import { SCREEN_IELTS_OVERALL_MIN, SCREEN_TOEFL_TOTAL_MIN } from '@rahnama/rules/language/language.ts'
import { thresholdsOf } from '@rahnama/rules/language/thresholds.ts'
import { SETTLEMENT_FUNDS, STREAMS } from '@rahnama/rules/programs/programs.ts'
import { describe, expect, test } from 'vitest'
import { claimsNamedIn } from '../say-claims.ts'
import { sayFigure } from '../say-figure.ts'
import { seedsOn } from './seeds.ts'

const seeds = seedsOn('2026-11-15')
const all = CONTENT_KIND_NAMES.flatMap((kind) => seeds[kind].map((seed) => ({ kind, ...seed })))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('every seed', () => {
  test.each(all.map((seed) => [`${seed.kind} ${seed.slug}`, seed] as const))(
    '%s is whole in both languages',
    (_, seed) => {
      const { facts, text } = CONTENT_KINDS[seed.kind]
      expect(facts.parse(seed.facts)).toEqual(seed.facts)
      expect(text.parse(seed.en)).toEqual(seed.en)
      expect(text.parse(seed.fa)).toEqual(seed.fa)
    },
  )

  test('has a slug of its own', () => {
    const names = all.map(({ kind, slug }) => `${kind} ${slug}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('names only claims of the register, and the same ones in both languages', () => {
    const known = seeds.claim.map(({ slug }) => slug)
    for (const { en, fa } of all) {
      const [english, persian] = [en, fa].map((text) => textsIn(text).flatMap(claimsNamedIn).sort())
      expect(english).toEqual(persian)
      expect(known).toEqual(expect.arrayContaining(english ?? []))
    }
  })

  test('leads only to pages that are there', () => {
    const paths = ROUTE_NAMES.flatMap(pathsOf)
    const known = new Set([
      ...paths,
      ...Object.values(SITE_PAGES),
      ...seeds.page.map(({ slug }) => `/pages/${slug}`),
      ...seeds.article.map(({ slug }) => `/articles/${slug}`),
    ])
    const links = all.flatMap((seed) =>
      textsIn(seed).flatMap((text) => [...text.matchAll(/\]\((\/[^)]+)\)/g), ...text.matchAll(/^(\/\S*)$/g)]),
    )
    const unknown = links.map((match) => match[1]?.replace(/[?#].*$/, '') ?? '').filter((path) => !known.has(path))
    expect(links.length).toBeGreaterThan(30)
    expect(unknown).toEqual([])
  })
})

describe('the Persian texts', () => {
  const CODES =
    /^(initial|comprehensive|followUp|email|phone|office|hours|careers|stories|contact|canada|study-canada|china|general)$/
  const BLOCK_TYPES = new Set(seeds.page.flatMap(({ fa }) => fa.blocks.map(({ type }) => type as string)))
  const CLAIMS = new Set(seeds.claim.map(({ slug }) => slug))
  const isProse = (text: string) =>
    !CODES.test(text) && !BLOCK_TYPES.has(text) && !CLAIMS.has(text) && !text.startsWith('/')

  /** Lines as they are read: without the marks of lists and tables, where links lead and what claims fill in. */
  const linesOf = (text: string) =>
    text
      .replace(/\]\([^)]*\)|\[|\*\*/g, '')
      .replace(/\{\{?[a-z-]+\}?\}/g, 'عدد')
      .replaceAll(/ *\| */g, ' ')
      .split('\n')
      .map((line) => line.replace(/^\s*(-|>|#{2,3}|\d+\.)\s/, '').trim())

  test.each(all.map(({ kind, slug, fa }) => [`${kind} ${slug}`, fa] as const))('%s is spelt as Persian is', (_, fa) => {
    const marked = textsIn(fa)
      .filter(isProse)
      .flatMap(linesOf)
      .flatMap((line) => persianFaults(line).map((fault) => `${fault} in «${line}»`))
    expect(marked).toEqual([])
  })

  test('keep no English sentence of their counterpart', () => {
    for (const { en, fa } of all) {
      const english = new Set(textsIn(en).filter((text) => text.includes(' ')))
      expect(textsIn(fa).filter((text) => english.has(text))).toEqual([])
    }
  })
})

describe('what the specification lists is there', () => {
  test('four values, four credentials, four people with four specialties and an address, six stories', () => {
    expect(seeds.value.map(({ slug }) => slug)).toEqual(['excellence', 'client-focused', 'integrity', 'results-driven'])
    expect(seeds.credential).toHaveLength(4)
    expect(
      seeds.member.map(({ en, facts }) => [en.specialties.length, facts.email.endsWith('@rahnama.example')]),
    ).toEqual(Array(4).fill([4, true]))
    expect(seeds.story).toHaveLength(6)
  })

  test('stories take 6 to 18 months, have five stars, name a service, and one a scholarship of 15000', () => {
    const services = seeds.service.map(({ slug }) => slug)
    for (const { facts } of seeds.story) {
      expect(facts.months).toBeGreaterThanOrEqual(6)
      expect(facts.months).toBeLessThanOrEqual(18)
      expect(facts.rating).toBe(5)
      expect(services).toContain(facts.service)
    }
    expect(seeds.story.flatMap(({ facts }) => facts.scholarship?.amount ?? [])).toEqual([15000])
  })

  test('five services for Canada, study in Canada, and four for China', () => {
    expect(Map.groupBy(seeds.service, ({ facts }) => facts.area).get('study-canada')).toHaveLength(1)
    expect(Map.groupBy(seeds.service, ({ facts }) => facts.area).get('canada')).toHaveLength(5)
    expect(Map.groupBy(seeds.service, ({ facts }) => facts.area).get('china')).toHaveLength(4)
  })

  test('eight tips or more, six articles or more with the date of their rules', () => {
    expect(seeds.tip.length).toBeGreaterThanOrEqual(8)
    expect(seeds.article.map(({ facts }) => facts.rulesAsOf).filter(Boolean)).toHaveLength(6)
  })

  test.each([
    ['founded', '2009'],
    ['clients', '2,000'],
    ['success-rate', '95%'],
    ['partner-universities', '50'],
    ['experience', '15'],
    ['countries', '30'],
    ['student-visas', '500'],
    ['encryption', '256-bit'],
    ['time-startup-visa', '12–16 months'],
    ['time-startup-work-permit', '2–4 months'],
    ['time-transfer-work-permit', '2–8 weeks'],
    ['time-transfer-residence', '6–18 months'],
    ['time-express-entry', '6–8 months'],
    ['time-provincial-nominee', '12–18 months'],
    ['time-credential-assessment', '4–8 weeks'],
    ['reply-time', '24 hours'],
    ['consultation-initial', '30 minutes'],
    ['consultation-comprehensive', '60 minutes'],
    ['consultation-follow-up', '30 minutes'],
    ['startup-ielts', '5.0'],
    ['startup-toefl', '35'],
    ['startup-language', '5'],
  ])('the claim %s says %s', (key, figure) => {
    const claim = seeds.claim.find(({ slug }) => slug === key)
    expect(claim?.facts.figure && sayFigure(claim.facts.figure, 'en')).toBe(figure)
  })
})

describe('figures agree with the rules', () => {
  const figureOf = (key: string) => seeds.claim.find(({ slug }) => slug === key)?.facts.figure?.from
  const article = (slug: string) => seeds.article.find((seed) => seed.slug === slug)

  test('the first check for founders and the lengths of consultations', () => {
    expect(figureOf('startup-ielts')).toBe(SCREEN_IELTS_OVERALL_MIN)
    expect(figureOf('startup-toefl')).toBe(SCREEN_TOEFL_TOTAL_MIN)
    expect(figureOf('consultation-initial')).toBe(CONSULTATION_RULES.initial.minutes)
    expect(figureOf('consultation-comprehensive')).toBe(CONSULTATION_RULES.comprehensive.minutes)
    expect(figureOf('consultation-follow-up')).toBe(CONSULTATION_RULES.followUp.minutes)
  })

  test('the provinces and territories that nominate', () => {
    const nominating = new Set(Object.values(STREAMS).map(({ province }) => province))
    const { en, fa } = seeds.service.find(({ slug }) => slug === 'provincial-nominee') ?? {}
    expect(nominating.size).toBe(11)
    expect(en?.points[0]).toMatch(/^Eleven provinces and territories/)
    expect(fa?.points[0]).toMatch(/^یازده استان و قلمرو/)
  })

  test('the table of settlement funds', () => {
    const { bySize = [], eachMore = 0 } = SETTLEMENT_FUNDS.at(-1)?.value ?? {}
    for (const amount of [...bySize, eachMore]) {
      expect(article('proof-of-funds')?.en.prose).toContain(`| ${amount.toLocaleString('en-CA')}`)
      expect(article('proof-of-funds')?.fa.prose).toContain(`| ${amount.toLocaleString('fa-IR')}`)
    }
  })

  test('the table of IELTS levels', () => {
    const { minima } = thresholdsOf('IELTS_GT')
    for (const level of [5, 6, 7, 8, 9, 10]) {
      const scores = (['listening', 'reading', 'writing', 'speaking'] as const).map((ability) =>
        minima[ability][level - 4]?.toFixed(1),
      )
      const row = `| CLB ${level} | ${scores.join(' | ')} |`
      expect(article('clb-and-language-tests')?.en.prose).toContain(row)
      expect(article('clb-and-language-tests')?.fa.prose).toContain(row)
    }
  })

  test('no text but the register repeats a marketing figure', () => {
    const others = all.filter(({ kind }) => kind !== 'claim').flatMap(({ en, fa }) => [...textsIn(en), ...textsIn(fa)])
    expect(others.filter((text) => /2,000|۲٬۰۰۰|95 ?%|۹۵ ?٪|\b2009\b|۲۰۰۹|256|۲۵۶/.test(text))).toEqual([])
  })
})
