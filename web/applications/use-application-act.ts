import type { Application } from '@rahnama/contract/applications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../ui/act/act.tsx'
import { APPLICATIONS_KEY, applicationQuery } from './queries.ts'

type Answered = { application: Application } | { result: 'closed' | 'notMet' }

/** One change to an application; every page that shows it sees the answer. */
export function useApplicationAct<Given extends unknown[], Answer extends Answered>(
  act: (...given: Given) => Promise<Answer>,
) {
  const store = useStoreApplication()
  return useAct(async (...given: Given) => store(await act(...given)))
}

export function useStoreApplication() {
  const queries = useQueryClient()
  return <Answer extends Answered>(answer: Answer): Answer => {
    if (!('application' in answer)) return answer
    const { application } = answer
    queries.setQueryData(applicationQuery(application.id).queryKey, application)
    void queries.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'list'] })
    return answer
  }
}
