import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import type { Wording } from './wording.ts'

/** Without words it is ours again. */
export type StoredWording = { id: string; said: string | null; version: number }

export function listWordings(db: Db, language: Language): Promise<StoredWording[]> {
  return db.rows<StoredWording>(sql`
    select id, said, version from mail_sentences where language = ${language}`)
}

export async function readWording(db: Db, language: Language): Promise<Wording> {
  const wordings = await listWordings(db, language)
  return new Map(wordings.flatMap(({ id, said }) => (said === null ? [] : [[id, said] as const])))
}

type NewWording = { id: string; language: Language; said: string | null; version: number; at: Date; by: string }

/** Over the version that was read and no other (optimistic locking). Answers whether it was stored. */
export async function storeWording(db: Db, { id, language, said, version, at, by }: NewWording): Promise<boolean> {
  const stored = await db.execute(sql`
    insert into mail_sentences (id, language, said, version, saved_at, saved_by)
    select ${id}, ${language}, ${said}, 1, ${at}, ${by} where ${version} = 0
    on conflict (id, language) do nothing`)
  if (stored > 0) return true
  const changed = await db.execute(sql`
    update mail_sentences set said = ${said}, version = version + 1, saved_at = ${at}, saved_by = ${by}
    where id = ${id} and language = ${language} and version = ${version}`)
  return changed > 0
}
