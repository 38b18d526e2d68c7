/** Five digits; the second is the TEER category, from 0 to 5. */
const NOC_CODE = /^\d[0-5]\d{3}$/

export function isNocCode(value: unknown): value is string {
  return typeof value === 'string' && NOC_CODE.test(value)
}
