import { type ErrorParams, FIELD_FAULTS, type FieldFault, type Issue } from './errors.ts'
import { ISSUES_MAX } from './limits.ts'
import type { z } from './zod.ts'

/** Ask for the input with each issue: without it, "missing" and "of another kind" look alike. */
export const WITH_INPUT = { reportInput: true } as const

/** Turns what the schema found into codes that both languages have texts for: as many as anybody would read. */
export function toIssues({ issues }: Pick<z.core.$ZodError, 'issues'>): Issue[] {
  return issues.slice(0, ISSUES_MAX).map((issue) => {
    const params = paramsOf(issue)
    return { field: issue.path.join('.'), fault: faultOf(issue), ...(params && { params }) }
  })
}

/** A schema may name the fault itself: `z.string().min(1, 'REQUIRED')`. */
function named(message: string): FieldFault | undefined {
  return FIELD_FAULTS.find((fault) => fault === message)
}

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const own = named(issue.message)
  if (own) return own
  switch (issue.code) {
    case 'invalid_type':
      return 'input' in issue && (issue.input === undefined || issue.input === null) ? 'REQUIRED' : 'INVALID'
    case 'too_small':
      if (issue.origin !== 'string') return 'TOO_SMALL'
      return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT'
    case 'too_big':
      return issue.origin === 'string' ? 'TOO_LONG' : 'TOO_LARGE'
    case 'invalid_format':
      if (issue.format === 'email') return 'NOT_AN_EMAIL'
      return issue.format === 'date' ? 'NOT_A_DATE' : 'INVALID'
    case 'invalid_value':
      return 'NOT_A_CHOICE'
    case 'unrecognized_keys':
      return 'UNKNOWN_FIELD'
    default:
      return 'INVALID'
  }
}

function paramsOf(issue: z.core.$ZodIssue): ErrorParams | undefined {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return undefined
}
