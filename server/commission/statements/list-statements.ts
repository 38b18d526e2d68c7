import { AppError } from '@rahnama/contract/errors.ts'
import { isLanguage } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { FILE_TYPES } from '@rahnama/contract/uploads/uploads.ts'
import { type Context, Hono } from 'hono'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { answerInTurn, readLink, signLink } from '../../files/files.ts'
import { whoseDesk } from '../whose.ts'
import { drawStatement, statementFileName } from './draw-statement.ts'
import { findStatement, listStatementRows, toStatement } from './statement-rows.ts'

const STATEMENTS_PATH = '/files/statements'

export async function listStatements(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { referrerId }: Input<typeof referrals.statements>,
): Promise<Output<typeof referrals.statements>> {
  const rows = await listStatementRows(db, whoseDesk(caller, referrerId))
  return { statements: rows.map(toStatement) }
}

export async function askForStatement(
  deps: Deps,
  caller: Caller,
  { id, language }: Input<typeof referrals.statementFile>,
): Promise<Output<typeof referrals.statementFile>> {
  const statement = await findStatement(deps.db, id)
  if (!statement) throw new AppError('NOT_FOUND')
  whoseDesk(caller, statement.referrerId)
  return signLink(deps, caller, `${STATEMENTS_PATH}/${language}`, id)
}

/** Drawn anew each time, so that a client who withdrew their consent is on no reprint; everything else stays the same. */
export function statementRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.get(`${STATEMENTS_PATH}/:language/:token`, (context) => answerStatement(deps, context))
  return routes
}

async function answerStatement(deps: Deps, context: Context): Promise<Response> {
  const language = context.req.param('language')
  if (!isLanguage(language)) throw new AppError('NOT_FOUND')
  const statement = await findStatement(deps.db, await readLink(deps, context.req.param('token') ?? ''))
  if (!statement) throw new AppError('NOT_FOUND')
  return answerInTurn(statement.referrerId, async () => ({
    content: drawStatement(deps, statement, language),
    contentType: FILE_TYPES.pdf.contentType,
    name: statementFileName(statement, language),
    method: context.req.method,
  }))
}
