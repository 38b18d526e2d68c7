import type { Assessment } from '@rahnama/contract/eligibility/eligibility.ts'
import { aimWords, factorName } from '@rahnama/contract/texts/texts.ts'
import type { Block } from './block.ts'
import type { ReportWords } from './report-words.ts'

type Improvement = Assessment['improvements'][number]

export function sayIdeas({ improvements, leftOut, arrangements }: Assessment, words: ReportWords): Block[] {
  const { report, eligibility, score, formats } = words
  return [
    {
      kind: 'heading',
      text: report.ideas.heading,
      lead: improvements.length > 0 ? report.ideas.lead : report.ideas.none,
    },
    ...improvements.map((each) => sayIdea(each, words)),
    ...(leftOut.length > 0
      ? [
          { kind: 'subheading', text: report.ideas.leftOut } as const,
          {
            kind: 'list',
            items: leftOut.map(({ id, reason }) => `${report.ideas.names[id]}: ${eligibility.leftOut[reason]}`),
          } as const,
        ]
      : []),
    ...(arrangements.length > 0
      ? [
          { kind: 'subheading', text: report.arrangements.heading, lead: report.arrangements.lead } as const,
          {
            kind: 'table',
            columns: [
              { text: report.arrangements.heading, share: 'rest' },
              { text: score.title, share: 'narrow', isFigure: true },
            ],
            rows: arrangements.map(({ arrangement, total }) => ({
              cells: [{ text: eligibility.arrangements[arrangement] }, { text: formats.number(total) }],
            })),
          } satisfies Block,
        ]
      : []),
  ]
}

function sayIdea(idea: Improvement, words: ReportWords): Block {
  const { report, eligibility, score, formats } = words
  const { id, aim, points, total, months, cost, certainty, interactions, lostToAge } = idea
  const why = report.ideas.times[id]
  return {
    kind: 'idea',
    gain: report.ideas.gain(formats.number(points)),
    text: eligibility.improvements[id](aimWords(score, formats, aim)),
    facts: [
      report.ideas.total(formats.number(total)),
      ...(why ? [report.ideas.takes(formats.months(months), why)] : []),
      eligibility.costs[cost],
      eligibility.certainties[certainty],
    ].join(' · '),
    notes: [
      ...interactions.map((each) =>
        eligibility.interaction({ points: formats.number(each.points), factor: factorName(score, each) }),
      ),
      ...(lostToAge > 0 ? [eligibility.lostToAge({ points: formats.number(lostToAge) })] : []),
    ],
  }
}
