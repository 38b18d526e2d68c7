import type { ServiceView } from '@rahnama/contract/content/content.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useLanguage } from '../i18n/i18n.tsx'

/** What we offer with its fee, as the services page has it; empty until it is here. */
export function useServices(): readonly ServiceView[] {
  const { language } = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['content', 'services', language],
    queryFn: ({ signal }) => call('GET /api/content/services', { language }, { signal }),
  })
  return data
}
