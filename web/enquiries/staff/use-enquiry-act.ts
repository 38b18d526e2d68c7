import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { ENQUIRIES_KEY, enquiryQuery } from './queries.ts'

/** One change to an enquiry. When somebody else was faster, theirs is fetched and shown. */
export function useEnquiryAct<Given = void>(id: string, act: (given: Given) => Promise<Enquiry>) {
  const queries = useQueryClient()
  const { changed } = useTexts('cases').enquiries
  const errors = useTexts('errors')
  const { mutateAsync, mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: (enquiry) => {
      queries.setQueryData(enquiryQuery(id).queryKey, enquiry)
      return queries.invalidateQueries({ queryKey: [...ENQUIRIES_KEY, 'queue'] })
    },
    onError: (failure) => (isConflict(failure) ? queries.invalidateQueries({ queryKey: ENQUIRIES_KEY }) : undefined),
  })
  const failure = error && (isConflict(error) ? changed : describeError(error, errors))
  return { run: mutate, runToEnd: mutateAsync, isBusy: isPending, failure }
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONFLICT'
}
