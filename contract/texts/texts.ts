import type { CrsFactor, CrsSection } from '@rahnama/rules/crs/crs.ts'
import {
  boundOf,
  type Intake,
  type Notice,
  type RequirementId,
  type Unit,
  type WrittenNotice,
} from '@rahnama/rules/programs/programs.ts'
import type { ProjectionEvent } from '@rahnama/rules/projection/projection.ts'
import type { Aim } from '@rahnama/rules/recommendations/recommendations.ts'
import type { ChecklistProgress } from '../documents.ts'
import type { Formats, Language } from '../locale/locale.ts'
import type { documentCounts } from './en/document-counts.ts'
import type { eligibility } from './en/eligibility.ts'
import type { report } from './en/report.ts'
import type { score } from './en/score.ts'

export { type SaidFee, sayAmount, sayOfficialFee } from './say-official-fee.ts'
export { INTAKE_TONES, VERDICT_TONES } from './tones.ts'

type Score = typeof score
type Eligibility = typeof eligibility
type ReportTexts = typeof report

/** A factor is named within its section: both partners have an education. */
export function factorName(
  { factors }: Score,
  { section, factor }: { section: CrsSection; factor: CrsFactor },
): string {
  return (factors[section] as Partial<Record<CrsFactor, string>>)[factor] ?? ''
}

/** The aim in words and digits of the reader; what does not apply is empty. */
export function aimWords({ language: words }: Score, { number }: Formats, aim: Aim = {}) {
  const figure = (value: number | undefined) => (value === undefined ? '' : number(value))
  return {
    ability: aim.ability ? words.abilities[aim.ability] : '',
    language: aim.language ? words.officialLanguages[aim.language] : '',
    from: figure(aim.from),
    to: figure(aim.to),
    score: figure(aim.score),
  }
}

export function eventText(
  texts: Eligibility,
  { language }: Score,
  { number }: Formats,
  event: ProjectionEvent,
): string {
  const count = event.count === undefined ? '' : number(event.count)
  return texts.events[event.code]({ count, test: event.test ? language.tests[event.test] : '' })
}

/** Shares are kept as parts of one. */
const WHOLE = 100

/** A requirement as it was judged. */
type Judged = {
  id: RequirementId
  reason: keyof Eligibility['reasons']
  hard: boolean
  have?: number | string
  need?: number | string
  unit?: Unit
}

/** Says what a requirement counts, and how much of it is there; undefined where it counts nothing. */
function figuresText(
  { figures }: Eligibility,
  { programs }: ReportTexts,
  formats: Formats,
  { have, need, unit, ...requirement }: Judged,
): string | undefined {
  if (!unit || typeof need !== 'number') return undefined
  const written = (value: number) =>
    figures[unit](unit === 'share' ? formats.percent(value * WHOLE) : formats.number(value))
  const limit = (requirement.hard ? programs.limits : programs.usualLimits)[boundOf(requirement)](written(need))
  if (typeof have !== 'number') return limit
  return unit === 'age' ? programs.aged(written(have), limit) : programs.have(written(have), limit)
}

/** What an officer or a province judges is required; no answer settles it beforehand, so no verdict of ours waits for it. */
const JUDGED_BY_THEM: readonly Judged['reason'][] = ['OFFICER_DECIDES', 'PROVINCE_DECIDES']

/** Says why a requirement is met or not, in one line: the reason, its figures, and whether it is only usual. */
export function requirementText(
  eligibility: Eligibility,
  report: ReportTexts,
  formats: Formats,
  requirement: Judged,
): string {
  const figures = figuresText(eligibility, report, formats, requirement)
  const usual = requirement.hard || JUDGED_BY_THEM.includes(requirement.reason) ? undefined : report.programs.usual
  const more = [figures, usual].filter((part) => part !== undefined)
  const reason = eligibility.reasons[requirement.reason]
  return more.length > 0 ? [reason.replace(/\.$/, ''), ...more].join(' · ') : reason
}

/** Says how an intake stands, and since when as far as anybody noted it. */
export function intakeText(
  statuses: Eligibility['intakeStatuses'],
  { programs }: ReportTexts,
  { date, digits }: Formats,
  { status, since, orEarlier }: Pick<Intake, 'status' | 'since' | 'orEarlier'>,
): string {
  return orEarlier
    ? programs.sinceOrEarlier(statuses[status], digits(since.slice(0, 4)))
    : programs.since(statuses[status], date(since, 'medium'))
}

/** What is said of an intake: the text of a code, or what the owner wrote in this language. */
export function noticeText(
  notices: Eligibility['notices'],
  notice: Notice | WrittenNotice,
  language: Language,
): string {
  return typeof notice === 'string' ? notices[notice] : notice[language]
}

type Contradiction = {
  code: keyof Eligibility['contradictions']
  params?: Record<string, string | number>
}

export function contradictionText(texts: Eligibility, formats: Formats, { code, params = {} }: Contradiction): string {
  const word = (name: string) => {
    const value = params[name]
    if (value === undefined) return ''
    if (typeof value === 'number') return formats.number(value)
    const provinces: Partial<Record<string, string>> = texts.provinces
    return provinces[value] ?? formats.code(value)
  }
  return texts.contradictions[code]({
    days: word('days'),
    age: word('age'),
    parentAge: word('parentAge'),
    stated: word('stated'),
    listed: word('listed'),
    noc: word('noc'),
    teer: word('teer'),
    intended: word('intended'),
    nominating: word('nominating'),
    offered: word('offered'),
  })
}

/** Says how far the documents are: what is given first, then every other count that is not nought. */
export function countsText(
  texts: typeof documentCounts,
  { number }: Pick<Formats, 'number'>,
  { needed, given, ...counts }: ChecklistProgress,
): string {
  const others = (['accepted', 'explained', 'missing', 'later'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => texts[name](number(counts[name])))
  return [needed > 0 ? texts.given(number(given), number(needed)) : texts.nothing, ...others].join(' · ')
}
