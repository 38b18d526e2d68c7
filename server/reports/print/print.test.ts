import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_THEME } from '@rahnama/contract/theme/theme.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bachelor, couple30, ielts, ON, threeYearsAbroad } from '../../../rules/applicants.test-data.ts'
import { assessProfile } from '../../eligibility/eligibility.ts'
import { findRoute } from '../../pages/find-route.ts'
import { createPdf } from '../../pdf/pdf.ts'
import { readQr } from '../../test/read-qr.ts'
import { type PrintedReport, printReport } from './print.ts'
import { bare, endOf, foldPersian, missingFonts, modulesOf, openPdf, piecesOf } from './read-pdf.test-data.ts'
import { wordsOf } from './report-words.ts'

const CODE = 'RH-7K3M-Q2PG'
const { nomination: _, ...unsureOfNomination } = couple30
const PROFILE = { ...unsureOfNomination, jobs: threeYearsAbroad, totalWorkYears: 9, tests: [ielts(8, 7, 6.5, 7)] }

const SERVICES = [
  { title: 'Express Entry from A to Z', fee: 'From CA$2,400', intakes: [{ id: 'FSW' }] },
  { title: 'A farm of one’s own', fee: 'CA$9,999', intakes: [{ id: 'SUV' }] },
] as never

function printed(language: Language, profile: Profile = PROFILE): PrintedReport {
  return printReport(
    {
      assessment: assessProfile(profile, ON, SHIPPED_RULEBOOK),
      clientName: 'Negar #strong[Radmanesh] $x$',
      firm: 'Rahnama',
      theme: DEFAULT_THEME,
      services: SERVICES,
      code: CODE,
      checksum: 'a1b2c3d4e5f60718a1b2c3d4e5f60718',
      verifyUrl: 'https://rahnama.example/verify',
    },
    language,
  )
}

/** Names of looks, not words for the reader. */
const LOOKS = ['kind', 'tone', 'mark', 'share']

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (LOOKS.includes(name) ? [] : textsIn(inner)))
}

function count(text: string): Map<string, number> {
  const counted = new Map<string, number>()
  for (const letter of text) counted.set(letter, (counted.get(letter) ?? 0) + 1)
  return counted
}

/** A machine that runs many tests at once draws slowly. */
const PATIENCE_MS = 120_000
const pdf = createPdf({ timeoutMs: PATIENCE_MS })
afterAll(() => pdf.stop())

describe.each(LANGUAGES)('the report on paper in %s', (language) => {
  const report = printed(language)
  const expected = textsIn({ cover: report.cover, blocks: report.blocks })
  let document: Awaited<ReturnType<typeof openPdf>>
  let pages: string[][]
  beforeAll(async () => {
    document = await openPdf(await pdf.render('somebody', 'report', report))
    pages = await piecesOf(document)
  }, PATIENCE_MS)

  test('has every letter of the report, and none besides headers, footers and marks of lists', () => {
    const found = count(bare(pages.flat().join('')))
    const wanted = count(bare(expected.join('')))
    const few = [...wanted].filter(([letter, times]) => (found.get(letter) ?? 0) < times)
    expect(few).toEqual([])
    const repeated = report.blocks.flatMap((block) => (block.kind === 'table' ? textsIn(block.columns) : []))
    const besides = new Set(
      bare([report.firm, report.title, report.footer, CODE, report.digits, '•·', ...repeated].join('')),
    )
    const many = [...found].filter(([letter, times]) => times > (wanted.get(letter) ?? 0) && !besides.has(letter))
    expect(many).toEqual([])
  })

  test('does not end above the middle of its last page', async () => {
    expect(await endOf(document)).toBeGreaterThanOrEqual(0.5)
  })

  test('names the programs in the order of the page', () => {
    const { programs } = assessProfile(PROFILE, ON, SHIPPED_RULEBOOK).readings.told
    const { eligibility } = wordsOf(language)
    const names = report.blocks.flatMap((block) => (block.kind === 'program' ? block.name : []))
    expect(names).toEqual(programs.map(({ program }) => eligibility.programs[program].name))
  })

  test('names under the coming score today and each year of the three', () => {
    const { monthYear } = wordsOf(language).formats
    const [chart] = report.blocks.filter((block) => block.kind === 'chart')
    const years = ['2026', '2027', '2028', '2029'].map((year) => monthYear(`${year}${ON.slice(4)}`))
    expect(chart?.ticks).toEqual(years.map((text, year) => ({ at: year * 12, text })))
  })

  test('says what the programs put before this person cost, ours and others’, with the site it was read at', () => {
    const rows = report.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const rowOf = (text: string) => rows.find(({ cells }) => cells[0]?.text === text)?.cells
    const { names } = wordsOf(language).officialFees
    expect(rowOf('Express Entry from A to Z')?.[1]?.text).toBe('From CA$2,400')
    expect(rowOf('A farm of one’s own')).toBeUndefined()
    // IRCC's fee since 30 April 2026, as a consultancy reports it.
    const [residence, amount] = rowOf(names.residenceEconomic) ?? []
    expect(amount?.text).toMatch(language === 'fa' ? /۹۹۰/ : /990/)
    expect(residence?.note).toContain('ansariimmigration.com')
    expect(residence?.note).toContain('ircc.canada.ca')
  })

  test('has every word whole', () => {
    const onward = pages.map((pieces) => bare(pieces.join(''))).join(' ')
    // Pieces of a line are painted from the left, so in Persian the words of a line are read backwards.
    const backward = pages.map((pieces) => bare(pieces.toReversed().join(''))).join(' ')
    const words = new Set(expected.flatMap((text) => text.split(/[^\p{L}\p{M}\u200c]+/u)).map(bare))
    const text = foldPersian(`${onward} ${backward}`)
    expect(words.size).toBeGreaterThan(300)
    expect([...words].filter((word) => !text.includes(foldPersian(word)))).toEqual([])
  })

  test('shows what a person typed as it was typed, never as markup', () => {
    expect(bare(pages[0]?.join('') ?? '')).toContain('#strong[Radmanesh]$x$')
  })

  test('is tagged, names its language, title and code, and brings its fonts along', async () => {
    expect(Object.fromEntries((await document.getMarkInfo()) as unknown as Map<string, boolean>)).toMatchObject({
      Marked: true,
    })
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Language: language, Title: report.title, Keywords: CODE, Author: 'Rahnama' })
    expect(await missingFonts(document)).toEqual([])
  })

  test('has a code that a scanner reads as the address where the report is verified', async () => {
    const address = readQr(await modulesOf(document))
    expect(address).toBe('https://rahnama.example/verify/RH-7K3M-Q2PG')
    expect(findRoute(new URL(address ?? '').pathname)).toBe('verifiedReport')
  })

  test('numbers its pages in the digits of the reader', () => {
    const digits = [...report.digits]
    const written = (page: number) => [...String(page)].map((digit) => digits[Number(digit)]).join('')
    expect(pages.length).toBeGreaterThanOrEqual(8)
    expect(pages.length).toBeLessThanOrEqual(15)
    pages.forEach((pieces, i) => {
      const page = bare(pieces.join(''))
      expect(page).toContain(written(i + 1))
      expect(page).toContain(written(pages.length))
    })
  })
})

test.each([
  ['en', /from abroad brings no points until it is assessed \(ECA\)/, /Less than secondary/],
  ['fa', /خارج از کانادا تا ارزیابی \(ECA\) نشود امتیازی ندارد/, /کمتر از دیپلم/],
] as const)('in %s a degree without an assessment is said to wait for it', (language, waits, unschooled) => {
  const unassessed = [{ ...bachelor, ecaBody: 'none' } as const]
  const partner = { ...couple30.partner, credentials: unassessed }
  const texts = textsIn(printed(language, { ...couple30, credentials: unassessed, partner }).blocks)
  // His and hers, two pairs, and the second grid.
  expect(texts.filter((text) => waits.test(text))).toHaveLength(5)
  expect(texts.filter((text) => unschooled.test(text))).toEqual([])
})

test(
  'in English the sentences stand in their order',
  async () => {
    const report = printed('en')
    const pages = await piecesOf(await openPdf(await pdf.render('somebody', 'report', report)))
    const whole = bare(pages.flat().join(''))
    for (const text of textsIn({ cover: report.cover, blocks: report.blocks })) expect(whole).toContain(bare(text))
  },
  PATIENCE_MS,
)
