import { CONTENT_SIGNAL } from '@rahnama/contract/content/content.ts'
import { useFreshData } from '../../signals/signals.ts'

const STALE = { [CONTENT_SIGNAL]: [['content']] }

/** A colleague's change is seen here without a reload; what is typed stays as it is. */
export function useLiveContent(): void {
  useFreshData(STALE)
}
