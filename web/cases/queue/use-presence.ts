import { PRESENCE_SIGNAL } from '@rahnama/contract/desk-words.ts'
import { useFreshData } from '../../signals/signals.ts'
import { PRESENCE_KEY } from './queries.ts'

const STALE = { [PRESENCE_SIGNAL]: [PRESENCE_KEY] }

export function usePresence(): void {
  useFreshData(STALE)
}
