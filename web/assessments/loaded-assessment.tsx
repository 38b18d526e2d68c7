import type { Assessment, AssessmentSheet } from '@rahnama/contract/assessments/assessments.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonBlock, SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { assessmentQuery } from './queries.ts'

type LoadedAssessmentProps = {
  assessment: Assessment
  texts: { title: string; lead: string; loadFailed: string }
  children: (sheet: AssessmentSheet) => ReactNode
}

/**
 * An assessment that is known stays shown while the network is away; without anything known there is a way to try
 * again.
 */
export function LoadedAssessment({ assessment, texts, children }: LoadedAssessmentProps) {
  const { retry } = useTexts('ui')
  const errors = useTexts('errors')
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(assessment))
  if (data) return children(data)
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.title} lead={texts.lead} />
      {error ? (
        <Alert
          tone="danger"
          live
          title={texts.loadFailed}
          actions={
            <Button size="small" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              {retry}
            </Button>
          }
        >
          {describeError(error, errors)}
        </Alert>
      ) : (
        <Skeleton>
          <SkeletonBlock height="3rem" />
          <SkeletonList rows={6} />
        </Skeleton>
      )}
    </>
  )
}
