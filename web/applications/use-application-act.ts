import type { Application } from '@rahnama/contract/applications.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { APPLICATIONS_KEY, applicationQuery } from './queries.ts'

/** One change to an application; every page that shows it sees the answer. */
export function useApplicationAct<Given, Answer extends { application: Application }>(
  act: (given: Given) => Promise<Answer>,
) {
  const queries = useQueryClient()
  const errors = useTexts('errors')
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: ({ application }) => {
      queries.setQueryData(applicationQuery(application.id).queryKey, application)
      void queries.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'list'] })
    },
  })
  return {
    /** Answers nothing when it failed; the failure is shown where the act stands. */
    run: (given: Given) => mutateAsync(given).catch(() => undefined),
    isBusy: isPending,
    failure: error ? describeError(error, errors) : undefined,
  }
}
