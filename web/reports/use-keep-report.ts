import type { ReportSummary } from '@rahnama/contract/reports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { assessmentQuery, reportsQuery } from './queries.ts'

/** Keeping the same answers twice on a day gives the same report, so whoever downloads keeps first. */
export function useKeepReport(): () => Promise<ReportSummary | undefined> {
  const queries = useQueryClient()
  return async () => {
    const kept = await call('POST /api/reports', {})
    if (kept.outcome === 'tooEmpty') {
      await queries.invalidateQueries(assessmentQuery)
      return undefined
    }
    await queries.invalidateQueries(reportsQuery)
    return kept.report
  }
}
