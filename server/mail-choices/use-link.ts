import { AppError } from '@rahnama/contract/errors.ts'
import type { mailChoices } from '@rahnama/contract/mail-choices.ts'
import { DEFAULT_PACES } from '@rahnama/contract/mail-kinds.ts'
import { href } from '@rahnama/contract/page-paths.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { Hono } from 'hono'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readMailChoices, writePace } from './queries.ts'
import { readUnsubscribe } from './unsubscribe-links.ts'

type Switched = Output<typeof mailChoices.readLink>

export async function readLink(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  _caller: unknown,
  { token }: Input<typeof mailChoices.readLink>,
): Promise<Switched> {
  const { userId, kind } = await open(db, seal, token)
  return { kind, isOff: (await readMailChoices(db, userId)).paces[kind] === 'never' }
}

/** Needs no session: whoever holds the mail may stop mails of its kind, and nothing else. */
export async function useLink(
  { db, seal, now }: Pick<Deps, 'db' | 'seal' | 'now'>,
  _caller: unknown,
  { token, isOff }: Input<typeof mailChoices.useLink>,
): Promise<Switched> {
  const { userId, kind } = await open(db, seal, token)
  const again = DEFAULT_PACES[kind] === 'never' ? 'immediately' : DEFAULT_PACES[kind]
  await writePace(db, userId, { kind, pace: isOff ? 'never' : again }, now())
  return { kind, isOff }
}

async function open(db: Db, seal: Deps['seal'], token: string) {
  const subscription = readUnsubscribe(seal, token)
  const isThere = subscription && (await db.row(sql`select from users where id = ${subscription.userId}`))
  if (!subscription || !isThere) throw new AppError('NOT_FOUND')
  return subscription
}

/**
 * One click in a mail program posts here (RFC 8058), to the address a person would open. Opening it, as mail scanners
 * do, changes nothing: that is a page with a button.
 */
export function unsubscribeRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.post(href('unsubscribe', { token: 'TOKEN' }).replace('TOKEN', ':token'), async (context) => {
    await useLink(deps, undefined, { token: context.req.param('token') ?? '', isOff: true })
    return context.body(null, 204)
  })
  return routes
}
