import { AppError } from '@rahnama/contract/errors.ts'

/** The time a row is sorted by, as the database writes it, and its id. */
export type PagePosition = { at: string; id: string }

export function writePosition(position: PagePosition): string {
  return Buffer.from(JSON.stringify([position.at, position.id])).toString('base64url')
}

export function readPosition(text: string): PagePosition {
  try {
    const [at, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const isTime = typeof at === 'string' && (at === 'infinity' || !Number.isNaN(Date.parse(at)))
    if (isTime && /^[0-9a-f-]{36}$/.test(id)) return { at, id }
  } catch {
    // It is not one of ours.
  }
  throw new AppError('INVALID_INPUT', { issues: [{ field: 'after', fault: 'INVALID' }] })
}
