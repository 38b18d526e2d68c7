import { ASSESSMENT_FORMS } from '@rahnama/contract/assessments/assessments.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import type { VisitAnalytics } from '@rahnama/contract/visits.ts'
import { type Db, sql } from '../db/db.ts'
import { suppress, suppressAlone } from './suppress.ts'

/** So many say where people stop as well as all of them would. */
const SHEETS_LOOKED_AT = 5000

const FORMS: readonly LongForm[] = [profileForm, ...Object.values(ASSESSMENT_FORMS)]

/** Where people stop: for each form, how many answered each question, and whose last answer it was. */
export async function readForms(db: Db, since: Date): Promise<VisitAnalytics['forms']> {
  const forms: VisitAnalytics['forms'] = []
  for (const form of FORMS) forms.push(await readForm(db, form, since))
  return forms
}

async function readForm(db: Db, form: LongForm, since: Date): Promise<VisitAnalytics['forms'][number]> {
  const questions = form.steps.flatMap(({ fields }) => fields.map(({ name }) => name))
  const rows = await db.rows<{
    place: number | null
    answered: number
    stopped: number
    begun: number
    completed: number
  }>(sql`
    with sheets as (
      select user_id, answers, completed_at is not null as is_done from answer_sheets
      where form = ${form.name} and saved_at >= ${since} order by saved_at desc limit ${SHEETS_LOOKED_AT}
    ), answered as (
      select user_id, is_done, array_position(${questions}::text[], split_part(key, '.', 1)) as place
      from sheets, jsonb_object_keys(answers) as key group by 1, 2, 3
    ), lasts as (
      select max(place) as place from answered where not is_done group by user_id
    )
    select places.place, (select count(*) from answered where answered.place = places.place) as answered,
      (select count(*) from lasts where lasts.place = places.place) as stopped,
      (select count(*) from sheets) as begun, (select count(*) from sheets where is_done) as completed
    from generate_series(1, ${questions.length}::int) as places (place) order by 1`)
  const stopped = suppress(rows.map((row) => row.stopped))
  return {
    form: form.name as VisitAnalytics['forms'][number]['form'],
    begun: suppressAlone(rows[0]?.begun ?? 0),
    completed: suppressAlone(rows[0]?.completed ?? 0),
    questions: questions.map((question, place) => ({
      question,
      answered: suppressAlone(rows[place]?.answered ?? 0),
      stopped: stopped[place] ?? 0,
    })),
  }
}
