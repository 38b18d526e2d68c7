/** The only table from code to HTTP status. Each code has a text in both languages in web/i18n. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  MALFORMED_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_ALLOWED: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_NOT_CONFIRMED: 409,
  CANNOT_START_YET: 409,
  GONE: 410,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Any procedure may answer with these; every other code is declared by the procedure that answers with it. */
export const ERRORS_OF_ANY_PROCEDURE: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'TIMEOUT',
]

export type ErrorParams = Record<string, string | number>

/** One of these is wrong with a field of an input. Each has a text in both languages, too. */
export const FIELD_FAULTS = [
  'REQUIRED',
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  'HAS_BLANKS',
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_AN_EMAIL',
  'NOT_A_CHOICE',
  'NOT_A_DATE',
  'IN_THE_FUTURE',
  'TOO_EARLY',
  'TOO_LATE',
  'ENDS_BEFORE_START',
  'NOT_A_YEAR',
  'NOT_A_NUMBER',
  'TOO_MANY_DECIMALS',
  'NOT_A_PHONE',
  'NOT_A_WEB_ADDRESS',
  'NOT_LATIN',
  'NOT_AGREED',
  'TOO_MANY',
  'NOT_WHOLE',
  'NOT_A_BAND',
  'COUNT_DIFFERS',
  'AGE_DIFFERS',
  'BEFORE_GRADUATION',
  'HIGHEST_NOT_LISTED',
  'BELOW_FIRST_CHECK',
  'SHARES_OVER_WHOLE',
  'NO_BRANCH_ABROAD',
  'REVENUE_IN_ONE_COUNTRY',
  'UNDER_ONE_YEAR',
  'SET_BY_RULES',
  'ALT_MISSING',
  'IMAGE_NOT_READY',
  'LEADS_NOWHERE',
  'UNKNOWN_FIELD',
  'LOW_CONTRAST',
  'UNKNOWN_VARIABLE',
  'MISSING_VARIABLE',
  'ALREADY_ENTERED',
  'NOT_ASSESSED',
  'NOT_REPORTED',
] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]

export type Issue = { field: string; fault: FieldFault; params?: ErrorParams }

/** The body of every failed answer. */
export type ErrorBody = {
  code: ErrorCode
  field?: string
  params?: ErrorParams
  issues?: Issue[]
  requestId?: string
}

type Details = { field?: string; params?: ErrorParams; issues?: Issue[]; cause?: unknown; retryAfterSeconds?: number }

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly params: ErrorParams | undefined
  readonly issues: Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.field = details.field
    this.params = details.params
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  toBody(requestId?: string): ErrorBody {
    return {
      code: this.code,
      ...(this.field !== undefined && { field: this.field }),
      ...(this.params && { params: this.params }),
      ...(this.issues && { issues: this.issues }),
      ...(requestId && { requestId }),
    }
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}
