import type { Assessment, AssessmentSheet } from '@rahnama/contract/assessments/assessments.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const assessmentQuery = (assessment: Assessment) =>
  queryOptions<AssessmentSheet>({
    queryKey: ['assessments', assessment],
    queryFn: ({ signal }) => call('GET /api/assessments/{assessment}', { assessment }, { signal }),
    // The profile may have changed since.
    refetchOnMount: 'always',
  })
