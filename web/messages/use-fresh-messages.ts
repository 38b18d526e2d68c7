import { MESSAGE_READ_SIGNAL, MESSAGE_SIGNAL } from '@rahnama/contract/signals.ts'
import { useFreshData } from '../signals/signals.ts'
import { MESSAGES_KEY } from './queries.ts'

const STALE = { [MESSAGE_SIGNAL]: [MESSAGES_KEY], [MESSAGE_READ_SIGNAL]: [MESSAGES_KEY] }

/** Reads anew what was said or read. */
export function useFreshMessages(): void {
  useFreshData(STALE)
}
