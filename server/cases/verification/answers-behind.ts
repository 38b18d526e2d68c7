import { ASSESSMENT_FORMS } from '@rahnama/contract/assessments/assessments.ts'
import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import type { DocumentKey } from '@rahnama/contract/documents.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { questionPlace } from '@rahnama/contract/profile/profile.ts'
import { factsShownBy, PERSON } from '@rahnama/rules/checklist/checklist.ts'
import { type Db, sql } from '../../db/db.ts'

/** What every identity document should say. */
const IDENTITY = ['firstName', 'lastName', 'birthDate', 'citizenship']
const OF_A_PERSON = ['passport', 'nationalIdentity', 'birthCertificate', 'statusInCanada']
/** The profile asks no name of a partner: a document of theirs is held against when they were born and what they are. */
const OF_A_PARTNER = ['partnerBirthDate', 'partnerCitizenOrPermanentResident']

type SavedAnswers = Readonly<Record<string, unknown>>

/** From the sheet as it is stored: an entry's own answers, or the facts that a document of the person shows. */
export async function answersBehind(
  db: Db,
  userId: string,
  { kind, subject }: DocumentKey,
): Promise<ToVerify['proves']> {
  const [form = PERSON, place] = subject.split('/')
  const row = await db.row<{ answers: SavedAnswers }>(sql`
    select answers from answer_sheets where user_id = ${userId} and form = ${form}`)
  const sheet = row?.answers ?? {}
  const isProven = provenBy(kind, form, place, sheet)
  return Object.entries(sheet)
    .filter(([path]) => isProven(path))
    .map(([path, value]) => ({ form, path, value }))
}

/** Whom a document speaks of. */
export function whoseIs(subject: string): ToVerify['whose'] {
  const [form, place = ''] = subject.split('/')
  if (form !== PERSON) return 'applicant'
  if (place.startsWith('partner')) return 'partner'
  return place.startsWith('children.') ? 'child' : 'applicant'
}

/** Says which answers of a form a document should show. */
function provenBy(
  kind: DocumentKey['kind'],
  form: string,
  place: string | undefined,
  sheet: SavedAnswers,
): (path: string) => boolean {
  if (form !== PERSON) return (path) => FORMS.get(form)?.includes(path) ?? false
  if (place === undefined) {
    const facts = factsShownBy(kind).map((fact) => questionPlace(fact)?.question ?? fact)
    const wanted = new Set<string>([...facts, ...(OF_A_PERSON.includes(kind) ? IDENTITY : [])])
    return (path) => wanted.has(path)
  }
  if (place === 'partner') return (path) => OF_A_PARTNER.includes(path)
  const [, country] = /^countries\.(.+)$/.exec(place) ?? []
  if (country) return livedIn(country, sheet)
  return (path) => path.startsWith(`${place}.`)
}

/** A police certificate answers for a country: that the client is of it, lives there, or worked there, and how long. */
function livedIn(country: string, sheet: SavedAnswers): (path: string) => boolean {
  const jobs = Object.keys(sheet).flatMap((path) => {
    const [, job] = /^(jobs\.[^.]+)\.country$/.exec(path) ?? []
    return job && sheet[path] === country ? [job] : []
  })
  const times = jobs.flatMap((job) => ['country', 'startedOn', 'endedOn', 'current'].map((name) => `${job}.${name}`))
  const wanted = new Set([...['citizenship', 'residence'].filter((path) => sheet[path] === country), ...times])
  return (path) => wanted.has(path)
}

/** A document that a form asks for speaks of everything told there outside of lists. */
const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ASSESSMENT_FORMS).map(([name, { steps }]: [string, LongForm]) => [
    name,
    steps.flatMap(({ fields }) => fields.map((field) => field.name)),
  ]),
)
