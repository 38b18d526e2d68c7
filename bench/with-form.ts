import type { RouteName } from '@rahnama/web/site-map.ts'

/** Public pages with a form or a calendar on them carry that, too, and have budgets of their own. */
export const WITH_FORM: readonly RouteName[] = [
  'contact',
  'booking',
  'appointment',
  'selfCheckStep',
  'verifyReport',
  'verifiedReport',
]
