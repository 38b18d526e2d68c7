import type { reports } from '@rahnama/contract/reports.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { downloadReport } from './download-report.ts'
import { keepReport } from './keep-report.ts'
import { listReports } from './list-reports.ts'
import { readReport } from './read-report.ts'
import { verifyReport } from './verify-report.ts'

export const reportsHandlers: Handlers<Deps, typeof reports> = {
  create: keepReport,
  list: listReports,
  read: readReport,
  download: downloadReport,
  verify: verifyReport,
}
