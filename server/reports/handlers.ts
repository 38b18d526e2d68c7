import type { reports } from '@rahnama/contract/reports.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { downloadReport } from './download-report.ts'
import { keepReport } from './keep-report.ts'
import { listReports } from './list-reports.ts'
import { readReport } from './read-report.ts'
import { verifyReport } from './verify-report.ts'

export const reportsHandlers: Handlers<Deps, typeof reports> = {
  create: (deps, caller) => keepReport(deps, caller),
  list: (deps, caller) => listReports(deps, caller),
  read: (deps, caller, input) => readReport(deps, caller, input),
  download: (deps, caller, input) => downloadReport(deps, caller, input),
  verify: (deps, _, input, request) => verifyReport(deps, input, request),
}
