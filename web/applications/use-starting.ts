import type { applications } from '@rahnama/contract/applications.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { APPLICATIONS_KEY, applicationQuery } from './queries.ts'

type Started = Output<typeof applications.start>

export function useStarting(start: () => Promise<Started>) {
  const queries = useQueryClient()
  const errors = useTexts('errors')
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: start,
    onSuccess: (answer) => {
      if (answer.result === 'closed') return
      queries.setQueryData(applicationQuery(answer.application.id).queryKey, answer.application)
      void queries.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'list'] })
    },
  })
  return {
    run: () => mutate(),
    isBusy: isPending,
    isClosed: data?.result === 'closed',
    failure: error ? describeError(error, errors) : undefined,
  }
}
