/** Past these a number is a slip of the pen. */
export const AGE_MAX_YEARS = 120
export const WORK_MAX_YEARS = 80
