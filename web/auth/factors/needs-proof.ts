import { AppError } from '@rahnama/contract/errors.ts'
import { AuthFailure } from '../auth-failure.ts'

/** The sign-in service and the procedures ask for it each in their own words. */
export function needsProof(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'PROOF_REQUIRED'
  return error instanceof AuthFailure && error.code === 'reauthentication_needed'
}
