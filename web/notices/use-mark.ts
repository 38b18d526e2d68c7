import type { Notice } from '@rahnama/contract/notices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useAct } from '../ui/act/act.tsx'
import { NOTICES_KEY } from './queries.ts'

/** Marks one, or everything up to the newest on the screen; the bell and the list read themselves again. */
export function useMark() {
  const queries = useQueryClient()
  const after = () => queries.invalidateQueries({ queryKey: NOTICES_KEY })
  const one = useAct(
    ({ id }: Pick<Notice, 'id'>, isRead: boolean) => call('PUT /api/notices/{id}/read', { id, isRead }),
    { after },
  )
  const all = useAct((upTo: number) => call('POST /api/notices/read', { upTo }), { after })
  /** Going there is reading it: the page that opens does not wait for it, and a failure leaves it unread. */
  const opened = (notice: Notice) => {
    if (notice.isRead) return
    void call('PUT /api/notices/{id}/read', { id: notice.id, isRead: true }, { keepalive: true })
      .then(after)
      .catch(() => {})
  }
  return { one, all, opened }
}
