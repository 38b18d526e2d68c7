import type { Language } from '@rahnama/contract/locale/locale.ts'
import { readContentVersion } from '../content/content.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { officeDay } from '../office-hours/office-hours.ts'
import type { Knowledge, Passage } from './answers/answers.ts'
import { readingsOf, stemsOf, wordsOf } from './understand/understand.ts'

const LONGEST = 60

type Row = Passage & { language: Language; words: string[] }

const indexed = (...texts: readonly string[]) => [
  ...new Set(
    texts
      .flatMap(wordsOf)
      .flatMap(stemsOf)
      .map((stem) => stem.slice(0, LONGEST)),
  ),
]

function rowsOf(language: Language, { articles, questions }: Knowledge): Row[] {
  return [
    ...[...articles].flatMap(([slug, { title, sections }]) =>
      sections.map(({ heading, sentences }, place) => ({
        language,
        kind: 'article' as const,
        slug,
        place,
        words: indexed(title, heading, ...sentences),
      })),
    ),
    ...[...questions].map(([slug, { question, answer }]) => ({
      language,
      kind: 'question' as const,
      slug,
      place: 0,
      words: indexed(question, answer),
    })),
  ]
}

/** The passages follow what is published: whoever asks first after a publication, or on a new day, makes them anew. */
export async function refreshPassages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  knowledge: Record<Language, Knowledge>,
): Promise<void> {
  const stamp = `${await readContentVersion(db)} ${officeDay(now())}`
  if ((await db.row<{ stamp: string }>(sql`select stamp from advisor_index`))?.stamp === stamp) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`update advisor_index set stamp = ${stamp}`)
    await tx.execute(sql`delete from advisor_passages`)
    const rows = [...rowsOf('en', knowledge.en), ...rowsOf('fa', knowledge.fa)]
    await tx.execute(sql`
      insert into advisor_passages (language, kind, slug, place, words)
      select language, kind, slug, place, array_to_tsvector(words)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as passage (language text, kind text, slug text, place integer, words text[])`)
  })
}

/** Somebody who searches has not finished the last word: it also stands for those that begin with it. */
function toSearchQuery(text: string): string | undefined {
  const all = wordsOf(text)
  const telling = all.filter((word) => readingsOf(word)?.length !== 0)
  const words = telling.length > 0 ? telling : all
  if (words.length === 0) return undefined
  const quoted = (stem: string) => `'${stem.slice(0, LONGEST).replaceAll("'", "''")}'`
  const last = words.at(-1) ?? ''
  const anyOf = (word: string) => [...stemsOf(word).map(quoted), ...(word === last ? [`${quoted(word)}:*`] : [])]
  return words.map((word) => `(${anyOf(word).join(' | ')})`).join(' & ')
}

/** So many passages are looked at: a page lists far fewer articles. */
const MOST_PASSAGES = 200

/** Every passage that holds all of what is searched for, the first of each article first. */
export async function searchPassages(db: Db, language: Language, text: string): Promise<Passage[]> {
  const query = toSearchQuery(text)
  if (!query) return []
  return db.rows<Passage>(sql`
    select kind, slug, place from advisor_passages
    where words @@ ${query}::tsquery and language = ${language}
    order by kind, slug, place limit ${MOST_PASSAGES}`)
}
