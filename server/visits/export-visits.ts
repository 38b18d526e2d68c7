import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { visits as en } from '@rahnama/contract/texts/en/visits.ts'
import { visits as fa } from '@rahnama/contract/texts/fa/visits.ts'
import type { Cell, VisitAnalytics, visits } from '@rahnama/contract/visits.ts'
import { writeListExport } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { askForList, type Cells, type WrittenList } from '../list-files/list-files.ts'
import { readVisits } from './read-visits.ts'

const WORDS = { en, fa }

export function exportVisits(
  deps: Deps,
  caller: Caller,
  filter: Input<typeof visits.export>,
  request: RequestInfo,
): Promise<Output<typeof visits.export>> {
  return askForList(deps, caller, { list: 'visits', filter }, request, (tx) =>
    writeListExport(tx, { ...caller, requestId: request.requestId }, 'visits', deps.now()),
  )
}

/** What the page shows, and hides, line by line. */
export function writeVisits(deps: Deps, filter: Input<typeof visits.export>, language: Language): WrittenList {
  const { part, item, figure } = WORDS[language]
  return { header: [part, item, figure], pages: linesOf(deps, filter, language) }
}

async function* linesOf(deps: Deps, filter: Input<typeof visits.export>, language: Language) {
  const found = await readVisits(deps, undefined, filter)
  const words = WORDS[language]
  const written = (cell: Cell) => (typeof cell === 'number' ? String(cell) : words[cell])
  yield [
    ...visitLines(found, words, written),
    ...cohortLines(found, words, written, language),
    ...formLines(found, words, written),
  ]
}

type VisitFileWords = typeof en
type Written = (cell: Cell) => string

function visitLines(found: VisitAnalytics, words: VisitFileWords, written: Written): Cells[] {
  const { funnel, sources, languages, pages } = words
  return [
    ...found.funnel.map(({ step, people }) => [funnel.title, funnel.steps[step], written(people)]),
    ...found.sources.map(({ source, visits: count }) => [sources.title, sources.names[source], written(count)]),
    ...found.languages.map(({ language, visits: count }) => [
      languages.title,
      languages.names[language],
      written(count),
    ]),
    ...found.pages.map(({ page, seen }) => [pages.title, page, written(seen)]),
  ]
}

function cohortLines(
  { cohorts }: VisitAnalytics,
  words: VisitFileWords,
  written: Written,
  language: Language,
): Cells[] {
  const { monthYear } = formats(language, { calendar: 'gregorian' })
  const steps = ['accounts', 'begun', 'sent', 'decided'] as const
  return cohorts.flatMap((cohort) =>
    steps.map((step) => [
      words.cohorts.title,
      `${monthYear(`${cohort.month}-15`)}: ${words.cohorts[step]}`,
      written(cohort[step]),
    ]),
  )
}

function formLines({ forms }: VisitAnalytics, words: VisitFileWords, written: Written): Cells[] {
  const nameOf = (form: string) => words.forms.names[form as keyof typeof words.forms.names] ?? form
  return forms.flatMap(({ form, questions }) =>
    questions.flatMap(({ question, answered, stopped }) => [
      [words.forms.title, `${nameOf(form)}: ${question}: ${words.forms.answered}`, written(answered)],
      [words.forms.title, `${nameOf(form)}: ${question}: ${words.forms.stopped}`, written(stopped)],
    ]),
  )
}
