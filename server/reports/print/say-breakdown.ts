import type { ReadingResult } from '@rahnama/contract/eligibility/eligibility.ts'
import { factorName } from '@rahnama/contract/texts/texts.ts'
import type { Block } from './block.ts'
import type { ReportWords } from './report-words.ts'

type Line = ReadingResult['crs']['lines'][number]

export function sayBreakdown({ crs, fsw }: ReadingResult, words: ReportWords): Block[] {
  const { report, score, sourceText } = words
  const { number } = words.formats
  const sections = [...new Set(crs.lines.map(({ section }) => section))]
  return [
    { kind: 'heading', text: report.breakdown.heading, lead: report.breakdown.lead },
    { kind: 'text', text: `${score.scoredAs[crs.scoredAsReason]}.` },
    {
      kind: 'table',
      columns: columnsOf(words),
      rows: sections.flatMap((section) => [
        {
          isGroup: true,
          cells: [{ text: score.sections[section] }, { text: '' }, { text: number(crs[section].total) }],
        },
        ...crs.lines.filter((line) => line.section === section).map((line) => ({ cells: cellsOf(line, words) })),
      ]),
    },
    { kind: 'note', tone: 'info', text: report.breakdown.jobOffer },
    { kind: 'subheading', text: report.fsw.heading, lead: report.fsw.lead },
    {
      kind: 'text',
      text: `${score.fsw[fsw.passes ? 'passed' : 'failed'](number(fsw.total), number(fsw.passMark))}.`,
    },
    {
      kind: 'table',
      columns: columnsOf(words),
      rows: fsw.lines.map((line) => ({
        cells: [
          { text: score.fsw.factors[line.factor] },
          { text: score.fsw.reasons[line.reason], note: sourceText(line.source) },
          { text: score.maximum(number(line.points), number(line.maximum)) },
        ],
      })),
    },
  ]
}

function columnsOf({ report: { breakdown } }: ReportWords): Extract<Block, { kind: 'table' }>['columns'] {
  return [
    { text: breakdown.factor, share: 'narrow' },
    { text: breakdown.reason, share: 'rest' },
    { text: breakdown.points, share: 'narrow', isFigure: true },
  ]
}

function cellsOf(line: Line, words: ReportWords): { text: string; note?: string }[] {
  const { score, sourceText } = words
  const { number } = words.formats
  return [
    { text: factorName(score, line) },
    { text: reasonOf(line, words), note: sourceText(line.source) },
    { text: score.maximum(number(line.points), number(line.maximum)) },
  ]
}

function reasonOf({ reason, abilities, wasted, cap }: Line, { report, score, formats }: ReportWords): string {
  const said = abilities
    ? abilities.map(({ ability, reason: level, points }) =>
        report.breakdown.ability(score.language.abilities[ability], score.levelPoints[level], formats.points(points)),
      )
    : [score.reasons[reason]]
  if (wasted && cap) said.push(score.wasted(formats.number(wasted), score.caps[cap]))
  return said.join(formats.language === 'fa' ? '؛ ' : '; ')
}
