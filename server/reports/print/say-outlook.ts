import type { Assessment, RoundBeside } from '@rahnama/contract/eligibility/eligibility.ts'
import { eventText } from '@rahnama/contract/texts/texts.ts'
import type { Block } from './block.ts'
import type { ReportWords } from './report-words.ts'

const TICK_EVERY_MONTHS = 12
const LEVELS = 4

export function sayProjection({ projection }: Assessment, words: ReportWords): Block[] {
  const { report, formats } = words
  const texts = report.projection
  const { months } = projection
  const eventful = months.filter(({ month, events }) => month === 0 || events.length > 0)
  return [
    { kind: 'heading', text: texts.heading, lead: texts.lead },
    {
      kind: 'chart',
      scores: months.map(({ score }) => score),
      ticks: months
        .filter(({ month }) => month % TICK_EVERY_MONTHS === 0)
        .map(({ month, on }) => ({ at: month, text: formats.monthYear(on) })),
      levels: levelsOf(months.map(({ score }) => score)).map((at) => ({ at, text: formats.number(at) })),
      marks: eventful.slice(1).map(({ month }) => month),
    },
    { kind: 'text', text: waiting(projection, words).join(' ') },
    {
      kind: 'table',
      columns: [
        { text: texts.month, share: 'narrow' },
        { text: texts.score, share: 'narrow', isFigure: true },
        { text: texts.difference, share: 'narrow', isFigure: true },
        { text: texts.events, share: 'rest' },
      ],
      rows: eventful.map(({ month, on, score, difference, events }) => ({
        cells: [
          { text: formats.monthYear(on) },
          { text: formats.number(score) },
          { text: signed(difference, words) },
          {
            text:
              month === 0
                ? texts.today
                : events.map((each) => eventText(words.eligibility, words.score, formats, each)).join(' · '),
          },
        ],
      })),
    },
  ]
}

function waiting({ months, bestMonth, firstLossMonth, costOfWaiting }: Assessment['projection'], words: ReportWords) {
  const texts = words.report.projection
  const { monthYear, points } = words.formats
  const best = months[bestMonth]
  const loss = firstLossMonth === undefined ? undefined : months[firstLossMonth]
  return [
    best && best.month > 0 ? texts.best(monthYear(best.on), points(best.score)) : texts.bestNow,
    loss ? texts.loss(monthYear(loss.on), points(costOfWaiting)) : texts.noLoss,
  ]
}

/** Round figures under, between and over the scores. */
function levelsOf(scores: readonly number[]): number[] {
  const least = Math.min(...scores)
  const step = Math.max(10, Math.ceil((Math.max(...scores) - least) / (LEVELS - 1) / 10) * 10)
  const from = Math.max(0, Math.floor(least / step) * step)
  return Array.from({ length: LEVELS + 1 }, (_, i) => from + i * step)
}

/** A true minus, isolated so that it stays before its figure in both directions. */
function signed(difference: number, { formats }: ReportWords): string {
  if (difference === 0) return formats.number(0)
  return `\u2066${difference > 0 ? '+' : '−'}${formats.number(Math.abs(difference))}\u2069`
}

export function sayRounds({ rounds }: Assessment, words: ReportWords): Block[] {
  const { rounds: texts } = words.report
  return [
    { kind: 'heading', text: texts.heading, lead: texts.lead },
    ...(rounds.some(({ fits }) => fits) ? [] : [{ kind: 'note', tone: 'info', text: texts.none } as const]),
    {
      kind: 'table',
      columns: [
        { text: texts.date, share: 'narrow' },
        { text: texts.category, share: 'rest' },
        { text: texts.invitations, share: 'narrow', isFigure: true },
        { text: texts.cutOff, share: 'narrow', isFigure: true },
        { text: texts.margin, share: 'narrow' },
      ],
      rows: rounds.map((round) => ({ cells: roundCells(round, words) })),
    },
  ]
}

function roundCells({ on, category, fits, invitations, cutOff, margin, source }: RoundBeside, words: ReportWords) {
  const { rounds: texts } = words.report
  const { own, other } = words.bothCalendars(on)
  const { number, points } = words.formats
  const beside = margin === 0 ? texts.level : (margin > 0 ? texts.above : texts.below)(points(Math.abs(margin)))
  return [
    { text: own, note: other },
    {
      text: words.eligibility.roundCategories[category],
      note: `${fits ? texts.fits : texts.other} · ${words.sourceText(source)}`,
    },
    { text: number(invitations) },
    { text: number(cutOff) },
    { text: beside },
  ]
}
