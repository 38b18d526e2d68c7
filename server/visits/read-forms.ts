import { ASSESSMENT_FORMS } from '@rahnama/contract/assessments/assessments.ts'
import type { LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { profileForm } from '@rahnama/contract/profile/profile.ts'
import type { VisitAnalytics } from '@rahnama/contract/visits.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
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
  const names = form.steps.flatMap(({ fields }) => fields.map(({ name }) => name))
  const sheets = sql`
    select user_id, answers, completed_at is not null as is_done from answer_sheets
    where form = ${form.name} and saved_at >= ${since} order by saved_at desc limit ${SHEETS_LOOKED_AT}`
  const sums = await db.row<{ begun: number; completed: number }>(sql`
    select count(*) as begun, count(*) filter (where is_done) as completed from (${sheets}) as sheets`)
  const counts = await countAnswers(db, sheets, names)
  const at = (place: number) => counts.find((each) => each.place === place + 1)
  const stopped = suppress(names.map((_, place) => at(place)?.stopped ?? 0))
  return {
    form: form.name,
    begun: suppressAlone(sums?.begun ?? 0),
    completed: suppressAlone(sums?.completed ?? 0),
    questions: names.map((question, place) => ({
      question,
      answered: suppressAlone(at(place)?.answered ?? 0),
      stopped: stopped[place] ?? 0,
    })),
  }
}

/** By the place of each question, from one on. An answer of a list counts for the list. */
function countAnswers(db: Db, sheets: Sql, names: readonly string[]) {
  return db.rows<{ place: number; answered: number; stopped: number }>(sql`
    with answered as (
      select user_id, is_done, array_position(${names}::text[], split_part(key, '.', 1)) as place
      from (${sheets}) as sheets, jsonb_object_keys(answers) as key group by 1, 2, 3
    ), stops as (
      select place, count(*) as stopped
      from (select max(place) as place from answered where not is_done group by user_id) as lasts group by place
    )
    select place, count(*) as answered, coalesce(max(stopped), 0) as stopped
    from answered left join stops using (place) where place is not null group by place`)
}
