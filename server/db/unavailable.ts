import { AppError } from '@rahnama/contract/errors.ts'
import pg from 'pg'

/**
 * Postgres's own codes for what passes: a lost connection, no room (disk, memory, connections), a server that stops or
 * starts, a disk that fails, a standby that does not take writes yet, a transaction that lost against another.
 */
const PASSING = /^(08...|53...|57P..|58030|25006|40001|40P01)$/
/** The machine's codes for a connection that cannot be made or broke; a mistake of ours begins with ERR_. */
const BROKEN_CONNECTION = /^(E(?!RR_)[A-Z]|ERR_(STREAM|SOCKET)_)/
/** The driver has no codes of its own. */
const SAID_BY_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** What will be different in a moment leaves as UNAVAILABLE, so that whoever asked tries again; anything else stays what it is. */
export function orUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || !isPassing(error)) return error
  return new AppError('UNAVAILABLE', { cause: error })
}

function isPassing(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return PASSING.test(code)
  return BROKEN_CONNECTION.test(code) || SAID_BY_DRIVER.test(error.message)
}
