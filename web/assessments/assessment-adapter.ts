import { ASSESSMENT_FORMS, type Assessment, type AssessmentSheet } from '@rahnama/contract/assessments/assessments.ts'
import { type AgreedTo, currentWording, STATEMENTS } from '@rahnama/contract/consents.ts'
import { isLanguage, type Language } from '@rahnama/contract/locale/locale.ts'
import type { AnswerSheet, Changes, FlatAnswers, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import type { SheetAdapter } from '../long-form/long-form.tsx'
import { assessmentQuery } from './queries.ts'

/** The page and its form ask for the same sheet at the same moment. */
const SAME_MOMENT_MS = 3000

const adapters = new WeakMap<QueryClient, Map<Assessment, SheetAdapter>>()

/** One for each form: it remembers what of the profile it has handed out. */
export function adapterOf(assessment: Assessment, queries: QueryClient): SheetAdapter {
  const known = adapters.get(queries) ?? new Map<Assessment, SheetAdapter>()
  adapters.set(queries, known)
  const adapter = known.get(assessment) ?? createAdapter(assessment, queries)
  known.set(assessment, adapter)
  return adapter
}

/**
 * Reaches one assessment. What the profile says stands in the form as if it had been answered, and is kept with it
 * only on completing: until then it changes with the profile.
 */
function createAdapter(assessment: Assessment, queries: QueryClient): SheetAdapter {
  const query = assessmentQuery(assessment)
  let handedOut: FlatAnswers = {}
  return {
    async read() {
      const sheet = await queries.fetchQuery({ ...query, staleTime: SAME_MOMENT_MS })
      handedOut = sheet.fromProfile
      return withProfile(sheet)
    },
    async save(input, options) {
      const changes = { ...borrowedWith(handedOut, input.changes), ...input.changes }
      const saved = await call('PATCH /api/assessments/{assessment}', { ...input, assessment, changes }, options)
      const isRefused = (path: string) => saved.conflicts.some((conflict) => conflict.path === path)
      const written = Object.entries(changes).filter(([path]) => !isRefused(path))
      queries.setQueryData(query.queryKey, (known) =>
        known && written.length > 0 ? afterSave(known, Object.fromEntries(written), saved.version) : known,
      )
      const sheet = queries.getQueryData(query.queryKey)
      const elsewhere = { ...(sheet && profileChanges(handedOut, sheet)), ...saved.elsewhere }
      handedOut = sheet?.fromProfile ?? handedOut
      return { ...saved, elsewhere }
    },
    async complete({ version }) {
      const kept = await keepFromProfile(assessment, queries.getQueryData(query.queryKey), version)
      const agreedTo = consentsOf(ASSESSMENT_FORMS[assessment])
      const input = { assessment, version: kept, language: readLanguage(), agreedTo }
      const sheet = await call('POST /api/assessments/{assessment}/completion', input)
      queries.setQueryData(query.queryKey, sheet)
      handedOut = sheet.fromProfile
      return sheet
    },
  }
}

function withProfile(sheet: AssessmentSheet): AnswerSheet {
  return { ...sheet, answers: { ...sheet.fromProfile, ...sheet.answers } }
}

/** The rest of a borrowed list: whoever changes one entry of it makes the list their own. */
function borrowedWith(handedOut: FlatAnswers, changes: Changes): Changes {
  const lists = new Set(Object.keys(changes).filter(isInList).map(rootOf))
  const removed = Object.keys(changes).filter((path) => changes[path] === null)
  return Object.fromEntries(
    Object.entries(handedOut).filter(
      ([path]) =>
        isInList(path) && lists.has(rootOf(path)) && !removed.some((gone) => `${path}.`.startsWith(`${gone}.`)),
    ),
  )
}

/** Finds what was changed in the profile since the form was given its answers. */
function profileChanges(handedOut: FlatAnswers, { fromProfile, answers }: AssessmentSheet): Changes {
  const changes: Changes = {}
  for (const [path, value] of Object.entries(fromProfile)) if (handedOut[path] !== value) changes[path] = value
  for (const path of Object.keys(handedOut)) {
    if (fromProfile[path] === undefined && answers[path] === undefined) changes[path] = null
  }
  return changes
}

/** The version with the profile's answers in it. */
async function keepFromProfile(
  assessment: Assessment,
  known: AssessmentSheet | undefined,
  version: number,
): Promise<number> {
  if (!known || Object.keys(known.fromProfile).length === 0) return version
  const tab = `profile-${crypto.randomUUID().slice(0, 8)}`
  const saved = await call('PATCH /api/assessments/{assessment}', {
    assessment,
    base: version,
    tab,
    turn: 1,
    changes: known.fromProfile,
  })
  return saved.version
}

function afterSave(known: AssessmentSheet, changes: Changes, version: number): AssessmentSheet {
  const answers: FlatAnswers = { ...known.answers }
  for (const [path, value] of Object.entries(changes)) {
    if (value === null) delete answers[path]
    else answers[path] = value
  }
  const changed = new Set(Object.keys(changes).map(rootOf))
  const fromProfile = Object.fromEntries(
    Object.entries(known.fromProfile).filter(([path]) => !changed.has(rootOf(path))),
  )
  return { ...known, answers, fromProfile, version }
}

const rootOf = (path: string) => path.split('.')[0] ?? path
const isInList = (path: string) => path.includes('.')

/** The words that stand beside the boxes of this form. */
function consentsOf(form: LongForm): AgreedTo[] {
  const asked = form.steps.flatMap((step) => step.fields).flatMap((field) => (field.kind === 'consent' ? [field] : []))
  return STATEMENTS.filter((statement) => asked.some((field) => field.statement === statement)).map((statement) => ({
    statement,
    version: currentWording(statement).version,
  }))
}

/** The language the words are being read in. */
function readLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}
