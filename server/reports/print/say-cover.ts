import { aimWords } from '@rahnama/contract/texts/texts.ts'
import { EVIDENCE } from '@rahnama/rules/profile/profile.ts'
import { nextAction } from '@rahnama/rules/recommendations/recommendations.ts'
import { encodeQr } from '../../qr/qr.ts'
import type { Printable } from './print.ts'
import type { ReportWords } from './report-words.ts'

/** The highest score without a nomination, and with one. */
const MOST = 600
const MOST_NOMINATED = 1200
const SECTIONS = ['core', 'spouse', 'transferability', 'additional'] as const

export function sayCover(printable: Printable, words: ReportWords) {
  const { assessment, clientName, code, checksum, verifyUrl } = printable
  const { report, score, eligibility, formats } = words
  const { crs, range } = assessment.readings.told
  const most = range.high > MOST ? MOST_NOMINATED : MOST
  const { own, other } = words.bothCalendars(assessment.on)
  const maximum = report.score.ofMaximum(formats.number(crs.total), formats.number(most))
  return {
    preparedFor: report.preparedFor(clientName),
    madeOn: report.madeOn(own, other),
    asOf: report.basis.crs(formats.date(crs.ruleSet)),
    total: formats.number(crs.total),
    points: report.score.points,
    maximum: most === MOST ? `${maximum} (${report.score.withoutNomination})` : maximum,
    range: saidRange(range, words),
    sections: SECTIONS.filter((section) => section !== 'spouse' || crs.scoredAs === 'with_spouse').map((section) => ({
      name: score.sections[section],
      points: formats.points(crs[section].total),
      share: crs[section].total / most,
    })),
    next: sayNext(printable, words),
    readings: {
      heading: report.readings.heading,
      lead: report.readings.lead,
      items: EVIDENCE.map((reading) => ({
        name: eligibility.readings[reading],
        said: formats.range(assessment.readings[reading].range.low, assessment.readings[reading].range.high, 'point'),
      })),
    },
    open: {
      heading: report.score.open,
      items: range.open.map(({ answer, points }) =>
        report.score.openItem(eligibility.openAnswers[answer], formats.points(points)),
      ),
    },
    verification: {
      heading: report.verification.heading,
      label: report.verification.code,
      code,
      how: report.verification.how(formats.code(verifyUrl.replace(/^https?:\/\//, ''))),
      checksum: report.verification.checksum(formats.code(checksum.slice(0, CHECKSUM_SHOWN))),
      qr: encodeQr(`${verifyUrl}/${code}`),
    },
  }
}

const CHECKSUM_SHOWN = 16

/** The same step as at the head of the page: its effect, its time and its cost. */
function sayNext({ assessment: { improvements, readings } }: Printable, words: ReportWords) {
  const { report, eligibility, score, formats } = words
  const next = nextAction(improvements)
  if (!next) return null
  const { low, high } = readings.told.range
  const why = report.ideas.times[next.id]
  return {
    heading: report.answer.nextStep,
    today: report.answer.today(formats.range(low, high)),
    after: report.answer.after(formats.number(next.total), report.ideas.withIt[next.id]),
    step: eligibility.improvements[next.id](aimWords(score, formats, next.aim)),
    facts: [
      report.answer.effect(formats.points(next.points)),
      ...(why ? [report.ideas.takes(formats.months(next.months), why)] : []),
      eligibility.costs[next.cost],
      eligibility.certainties[next.certainty],
    ].join(' · '),
  }
}

function saidRange({ low, high }: { low: number; high: number }, { report, formats }: ReportWords): string {
  return low === high
    ? report.score.exact(formats.number(low))
    : report.score.range(formats.number(low), formats.number(high))
}
