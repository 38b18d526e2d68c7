import { DEFAULT_THEME } from '@rahnama/contract/theme/theme.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { afterAll, expect, test } from 'vitest'
import { couple30, ON, threeYearsAbroad } from '../../rules/applicants.test-data.ts'
import { assessProfile } from '../eligibility/eligibility.ts'
import { printReport } from '../reports/print/print.ts'
import { createPdf, type Pdf } from './pdf.ts'

const report = printReport(
  {
    assessment: assessProfile({ ...couple30, jobs: threeYearsAbroad }, ON, SHIPPED_RULEBOOK),
    clientName: 'Negar Radmanesh',
    firm: 'Rahnama',
    theme: DEFAULT_THEME,
    services: [],
    code: 'RH-7K3M-Q2PG',
    checksum: 'a1b2c3d4',
    verifyUrl: 'https://rahnama.example/verify',
  },
  'en',
)
/** Drawn in a tenth of a report's time, by the same thread: whose turn it is does not depend on what is drawn. */
const index = {
  ...{ title: 'Documents', language: 'en', direction: 'ltr', brand: { accent: '#0b5d57' } },
  ...{ made: '15 November 2026', columns: [], rows: [], empty: 'No documents.' },
}
/** A machine that runs many tests at once draws slowly. */
const PATIENCE_MS = 120_000
const opened: Pdf[] = []
function open(options: Parameters<typeof createPdf>[0] = {}): Pdf {
  const pdf = createPdf({ timeoutMs: PATIENCE_MS, ...options })
  opened.push(pdf)
  return pdf
}
afterAll(() => Promise.all(opened.map((pdf) => pdf.stop())))

/** Its compiler takes longer to load than to draw. */
const patient = open()

const SIGNATURE = '%PDF-1.7'
const beginning = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, SIGNATURE.length)).toString('latin1')

test(
  'several are drawn one after the other, and each is whole',
  async () => {
    const drawn = await Promise.all([
      patient.render('somebody', 'report', report),
      patient.render('somebody', 'documents-index', index),
      patient.render('somebody', 'report', report),
    ])
    expect(drawn.map(beginning)).toEqual([SIGNATURE, SIGNATURE, SIGNATURE])
  },
  PATIENCE_MS,
)

// Second, while the compiler still remembers most of the report.
test(
  'while it draws, the event loop goes on',
  async () => {
    let isDrawn = false
    const drawing = patient.render('somebody', 'report', { ...report, title: 'Another one' }).then(() => {
      isDrawn = true
    })
    let turns = 0
    while (!isDrawn) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
    await drawing
    // On the loop itself the drawing would leave room for none.
    expect(turns).toBeGreaterThan(50)
  },
  PATIENCE_MS,
)

test(
  'a picture is a PNG of 1200 by 630 pixels, in either direction',
  async () => {
    const heading = 'تمکن مالی: چقدر لازم است؟'
    const words = { name: 'راهنما', heading, language: 'fa', direction: 'rtl', accent: '#0b5d57' }
    const png = Buffer.from(await patient.picture('somebody', 'share-picture', words))
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    // Width and height stand first in the header of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  },
  PATIENCE_MS,
)

test(
  'a drawing that fails says so, and the next one succeeds',
  async () => {
    await expect(patient.render('somebody', 'report', { nothing: 'to draw' })).rejects.toThrow('could not be drawn')
    expect(beginning(await patient.render('somebody', 'report', report))).toBe(SIGNATURE)
  },
  PATIENCE_MS,
)

test(
  'a drawing that takes too long is given up, and a new worker draws the next',
  async () => {
    const pdf = open({ timeoutMs: 1 })
    await expect(pdf.render('somebody', 'report', report)).rejects.toMatchObject({ code: 'TIMEOUT' })
    await expect(pdf.render('somebody', 'report', report)).rejects.toMatchObject({ code: 'TIMEOUT' })
  },
  PATIENCE_MS,
)

test(
  'too long a line is refused at once',
  async () => {
    const pdf = open({ mostWaiting: 1 })
    const first = pdf.render('somebody', 'documents-index', index)
    const second = pdf.render('somebody', 'documents-index', index)
    await expect(pdf.render('somebody', 'documents-index', index)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await Promise.all([first, second])
  },
  PATIENCE_MS,
)

test(
  'somebody who asks for one waits for one of those another asked for, not for all',
  async () => {
    const drawn: string[] = []
    const draw = (person: string, name: string) =>
      patient.render(person, 'documents-index', index).then(() => drawn.push(name))
    await Promise.all([
      draw('greedy', 'greedy 1'),
      draw('greedy', 'greedy 2'),
      draw('greedy', 'greedy 3'),
      draw('modest', 'modest'),
    ])
    expect(drawn).toEqual(['greedy 1', 'modest', 'greedy 2', 'greedy 3'])
  },
  PATIENCE_MS,
)

test(
  'whoever asks for too many at once is told to come back',
  async () => {
    const pdf = open({ mostWaitingPerPerson: 1 })
    const [first, second, third] = [1, 2, 3].map(() => pdf.render('greedy', 'documents-index', index))
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 })
    await Promise.all([first, second])
  },
  PATIENCE_MS,
)
