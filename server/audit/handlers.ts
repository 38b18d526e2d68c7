import type { audit } from '@rahnama/contract/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { exportAudit, listAudit } from './list-audit.ts'

export const auditHandlers: Handlers<Deps, typeof audit> = { list: listAudit, export: exportAudit }
