export { checkExport } from './export/check-export.ts'
export { exportRoutes } from './export/download.ts'
export { exportRun, exportSweep, removeEndedExports, runExport } from './export/run-export.ts'
