import type { sendBackReasons } from '@rahnama/contract/send-back-reasons.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { exportReasons, listOffered, listReasons } from './list-reasons.ts'
import { reorderReasons } from './reorder-reasons.ts'
import { retireReason } from './retire-reason.ts'
import { saveReason } from './save-reason.ts'

export const sendBackReasonsHandlers: Handlers<Deps, typeof sendBackReasons> = {
  list: listReasons,
  export: exportReasons,
  offered: listOffered,
  save: saveReason,
  retire: retireReason,
  reorder: reorderReasons,
}
