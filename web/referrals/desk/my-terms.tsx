import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../../i18n/i18n.tsx'
import { figuresQuery } from '../queries.ts'
import { TermsText } from '../terms-text.tsx'

export function MyTerms() {
  const { none } = useTexts('referrals').terms
  const { terms } = useSuspenseQuery(figuresQuery).data
  return terms ? <TermsText terms={terms} /> : <p>{none}</p>
}
