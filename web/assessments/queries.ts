import { type Assessment, type AssessmentSheet, assessments } from '@rahnama/contract/assessments/assessments.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const assessmentQuery = (assessment: Assessment) =>
  queryOptions<AssessmentSheet>({
    queryKey: ['assessments', assessment],
    queryFn: ({ signal }) => call(assessments.read, { assessment }, { signal }),
    // The profile may have changed since.
    refetchOnMount: 'always',
  })
