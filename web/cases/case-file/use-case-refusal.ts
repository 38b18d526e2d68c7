import { AppError, type ErrorCode } from '@rahnama/contract/errors.ts'
import { useTexts } from '../../i18n/i18n.tsx'

export function hasCode(error: unknown, code: ErrorCode): error is AppError {
  return error instanceof AppError && error.code === code
}

/** What a refusal means for a case; any other error is said as everywhere. */
export function useCaseRefusal() {
  const { failures } = useTexts('caseFile')
  return (error: unknown): string | undefined => {
    if (hasCode(error, 'GONE')) return failures.gone
    if (hasCode(error, 'CONFLICT')) return failures.conflict
    if (hasCode(error, 'INVALID_INPUT') && error.field === 'stage') return failures.notAMove
    if (hasCode(error, 'INVALID_INPUT') && error.field === 'sentence') return failures.notAsked
    return hasCode(error, 'NOT_ALLOWED') ? failures.notAllowed : undefined
  }
}
