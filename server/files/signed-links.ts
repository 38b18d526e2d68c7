import { AppError } from '@rahnama/contract/errors.ts'
import { DOWNLOAD_LINK_VALID_MS } from '@rahnama/contract/limits.ts'
import type { Deps } from '../deps.ts'

/** The same signature as for files; an id of one path means nothing on another. */
export function signLink(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  path: string,
  id: string,
): { url: string; expiresAt: string } {
  const expires = new Date(now().getTime() + DOWNLOAD_LINK_VALID_MS)
  const token = files.signDownload(id, expires).split('/').at(-1)
  return { url: `${path}/${token}`, expiresAt: expires.toISOString() }
}

/** Answers the id a link names. */
export function readLink({ files }: Pick<Deps, 'files'>, token: string): string {
  const link = files.readDownload(token)
  if (!link) throw new AppError('NOT_FOUND')
  if (link.hasExpired) throw new AppError('GONE')
  return link.id
}
