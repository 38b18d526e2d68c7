import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { NoticeKind, ReasonWhy, ToldEvent } from '@rahnama/contract/notice-kinds.ts'
import type { Notice } from '@rahnama/contract/notices.ts'
import { type Db, sql } from '../db/db.ts'

export type NoticeRow = {
  id: number
  userId: string
  kind: NoticeKind
  about: Notice['about']
  because: ReasonWhy
  times: number
  mustAct: boolean
  at: Date
  readAt: Date | null
  settledAt: Date | null
}

export const NOTICE_COLUMNS = sql`notices.id, notices.user_id as "userId", notices.kind, notices.about, notices.because,
  notices.times, notices.must_act as "mustAct", notices.at, notices.read_at as "readAt",
  notices.settled_at as "settledAt"`

export function toNotice({ id, kind, about, because, times, mustAct, at, readAt, settledAt }: NoticeRow): Notice {
  return {
    ...{ id, kind, about, because, times, mustAct },
    isSettled: settledAt !== null,
    at: at.toISOString(),
    isRead: readAt !== null,
  }
}

/** What is stored was told with the type of its kind. */
export function toEvent({ kind, about }: Pick<NoticeRow, 'kind' | 'about'>): ToldEvent {
  return { kind, about } as ToldEvent
}

export type Reader = { id: string; email: string; fullName: string; language: Language }

export function findReader(db: Db, id: string): Promise<Reader | undefined> {
  return db.row<Reader>(sql`select id, email, full_name as "fullName", language from users where id = ${id}`)
}
