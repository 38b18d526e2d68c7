import { AppError } from '@rahnama/contract/errors.ts'
import { DOWNLOAD_LINK_VALID_MS } from '@rahnama/contract/limits.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Bearer } from './download-links.ts'

export const FILES_PATH = '/files'

/** The same signature on every path; an id of one path means nothing on another. */
export function signLink(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  bearer: Bearer,
  path: string,
  id: string,
): { url: string; expiresAt: string } {
  const expires = new Date(now().getTime() + DOWNLOAD_LINK_VALID_MS)
  return { url: `${path}/${files.signDownload(id, bearer, expires)}`, expiresAt: expires.toISOString() }
}

/** Answers the id a link names. Whoever signed out, was suspended or has another role by now has no links left. */
export async function readLink({ files, db }: Pick<Deps, 'files' | 'db'>, token: string): Promise<string> {
  const link = files.readDownload(token)
  if (!link) throw new AppError('NOT_FOUND')
  const bearer = link.hasExpired
    ? undefined
    : await db.row<{ role: string }>(sql`
        select coalesce(role, ${DEFAULT_ROLE}) as role from sessions
        left join user_roles on user_roles.user_id = sessions.user_id
        where sessions.id = ${link.sessionId} and revoked_at is null`)
  if (bearer?.role !== link.role) throw new AppError('GONE')
  return link.id
}
