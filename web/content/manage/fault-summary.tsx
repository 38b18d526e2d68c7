import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { pathIn } from './fields/part-fields.tsx'
import { rowsQuery } from './queries.ts'
import type { Body } from './shape.ts'
import type { PartFault } from './use-editing.ts'

type FaultSummaryProps = { fault: PartFault | undefined; body: Body | null; idPrefix: string; attempt: number }

/** Says why a part could not be saved, each reason leading to its field. */
export function FaultSummary({ fault, body, idPrefix, attempt }: FaultSummaryProps) {
  const { fields, versions, claims: texts } = useTexts('content')
  const { faults } = useTexts('errors')
  const { list } = formats(useLanguage().language)
  const { data: claims } = useSuspenseQuery(rowsQuery('claim'))
  if (!fault) return null
  const { part, issues } = fault
  const unknown = claimsNamedIn(body).filter((key) => !claims.some(({ slug }) => slug === key))
  const found = issues.map(({ field, fault: code }) => {
    const path = pathIn(field)
    const name = path.split('.').findLast((step) => step in fields) as keyof typeof fields | undefined
    const message = path === '' && unknown.length > 0 ? texts.unknown(list(unknown)) : faults[code]
    return {
      id: `${idPrefix}-${part}-${path}`,
      message: [versions.part[part], name && fields[name], message].filter(Boolean).join(' · '),
    }
  })
  return <ErrorSummary faults={found} attempt={attempt} />
}

function claimsNamedIn(body: Body | null): string[] {
  return [...JSON.stringify(body).matchAll(/\{\{([^}]*)\}\}/g)].map(([, key = '']) => key)
}
