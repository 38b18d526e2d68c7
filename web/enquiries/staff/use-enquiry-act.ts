import { ENQUIRY_ACTS, type Enquiry, type EnquiryAct } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useHappened } from './happened.ts'
import { ENQUIRIES_KEY, enquiryQuery } from './queries.ts'

/** One change to an enquiry. When somebody else was faster, it is said what they did, and theirs is fetched and shown. */
export function useEnquiryAct<Given = void>(id: string, act: (given: Given) => Promise<Enquiry>) {
  const queries = useQueryClient()
  const sayRefusal = useRefusal()
  const errors = useTexts('errors')
  const { mutateAsync, mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: (enquiry) => {
      queries.setQueryData(enquiryQuery(id).queryKey, enquiry)
      return queries.invalidateQueries({ queryKey: [...ENQUIRIES_KEY, 'queue'] })
    },
    onError: (failure) => (isConflict(failure) ? queries.invalidateQueries({ queryKey: ENQUIRIES_KEY }) : undefined),
  })
  const failure = error && (isConflict(error) ? sayRefusal(error) : describeError(error, errors))
  return { run: mutate, runToEnd: mutateAsync, isBusy: isPending, failure }
}

export function isConflict(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'CONFLICT'
}

/** The server names the act that came first, who did it and when. */
function useRefusal() {
  const { changed, refused } = useTexts('cases').enquiries
  const { say } = useHappened()
  return ({ params: { act, by = '', to = '', at = '' } = {} }: AppError): string =>
    isEnquiryAct(act) ? refused(say({ act, by: String(by), to: String(to), at: String(at) })) : changed
}

function isEnquiryAct(act: unknown): act is EnquiryAct {
  return ENQUIRY_ACTS.some((each) => each === act)
}
