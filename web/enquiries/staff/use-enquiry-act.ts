import { ENQUIRY_ACTS, type Enquiry, type EnquiryAct } from '@rahnama/contract/enquiries.ts'
import type { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useAct } from '../../ui/act/act.tsx'
import { useHappened } from './happened.ts'
import { ENQUIRIES_KEY, enquiryQuery } from './queries.ts'

/** One change to an enquiry. When somebody else was faster, it is said what they did, and theirs is fetched and shown. */
export function useEnquiryAct<Given extends unknown[]>(id: string, act: (...given: Given) => Promise<Enquiry>) {
  const queries = useQueryClient()
  const sayRefusal = useRefusal()
  const change = async (...given: Given) => {
    try {
      queries.setQueryData(enquiryQuery(id).queryKey, await act(...given))
      await queries.invalidateQueries({ queryKey: [...ENQUIRIES_KEY, 'queue'] })
    } catch (error) {
      if (isConflict(error)) await queries.invalidateQueries({ queryKey: ENQUIRIES_KEY })
      throw error
    }
  }
  return useAct(change, { describe: (error) => (isConflict(error) ? sayRefusal(error) : undefined) })
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
