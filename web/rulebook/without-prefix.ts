import { AppError } from '@rahnama/contract/errors.ts'

/** The server names the first entry of a list; the form has only the one, and names its fields without the place. */
export function withoutPrefix(error: unknown, prefix: string): unknown {
  if (!(error instanceof AppError && error.issues)) return error
  const issues = error.issues.map((issue) => ({ ...issue, field: issue.field.replace(prefix, '') }))
  return new AppError(error.code, { issues })
}
