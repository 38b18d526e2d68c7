import { randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { type Context, Hono } from 'hono'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { answerInTurn, readLink, signLink } from '../files/files.ts'
import { defineJob } from '../jobs/jobs.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

const LIST_FILES_PATH = '/files/lists'

export type Cells = readonly (string | null)[]
/** The first line names the columns; the others come page by page, however many there are. */
export type WrittenList = { header: Cells; pages: AsyncIterable<readonly Cells[]> }
/** Writes a list as it was filtered, in the reader's language. */
type WriteList = (deps: Deps, filter: never, language: Language) => WrittenList

type Asked = { list: string; filter: object }
/** Writes down, in the same transaction, who takes the list with them. */
type WriteDown = (tx: Db) => Promise<void>

/** Writes down who takes which list with them, and answers a link to it. */
export async function askForList(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  caller: Caller,
  { list, filter }: Asked,
  { language }: Pick<RequestInfo, 'language'>,
  writeDown: WriteDown,
): Promise<{ url: string; expiresAt: string }> {
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into list_exports (id, user_id, list, filter, language, created_at)
      values (${id}, ${caller.userId}, ${list}, ${JSON.stringify(filter)}, ${language}, ${now()})`)
    await writeDown(tx)
  })
  return signLink({ files, now }, caller, LIST_FILES_PATH, id)
}

export const listFilePurge = defineJob<object>('forget-list-files', { cron: '27 * * * *' })

/** Its link has ended long since, and what was searched for may be somebody's name. */
export async function forgetListFiles({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from list_exports where created_at < ${now()}::timestamptz - interval '1 hour'`)
}

/** Signed links of lists are served here, as CSV that is written while it is sent. */
export function listFileRoutes(deps: Deps, lists: Readonly<Record<string, WriteList>>): Hono {
  const routes = new Hono()
  routes.get(`${LIST_FILES_PATH}/:token`, (context) => answerList(deps, lists, context))
  return routes
}

async function answerList(deps: Deps, lists: Readonly<Record<string, WriteList>>, context: Context): Promise<Response> {
  const id = await readLink(deps, context.req.param('token') ?? '')
  const asked = await deps.db.row<Asked & { userId: string; language: Language }>(sql`
    select user_id as "userId", list, filter, language from list_exports where id = ${id}`)
  const write = asked && lists[asked.list]
  if (!asked || !write) throw new AppError('NOT_FOUND')
  return answerInTurn(asked.userId, async () => ({
    content: toCsv(write(deps, asked.filter as never, asked.language)),
    contentType: 'text/csv; charset=utf-8',
    name: `${asked.list}_${officeDay(deps.now())}.csv`,
    method: context.req.method,
  }))
}

async function* toCsv({ header, pages }: WrittenList): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(header))
  for await (const page of pages) yield encoder.encode(page.map(csvLine).join(''))
}
