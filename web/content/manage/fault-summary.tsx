import type { ContentPart } from '@rahnama/contract/content/content.ts'
import { formats, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { usePlaceName } from './place-name.ts'
import { rowsQuery } from './queries.ts'
import type { Body } from './shape.ts'
import type { PartFault } from './use-editing.ts'

type FaultSummaryProps = {
  faults: readonly PartFault[]
  bodyOf: (part: ContentPart) => Body | null
  idPrefix: string
  attempt: number
  /** A fault is gone to: its language has to be in sight. */
  onLead?: (language: Language) => void
}

/** Says why a part could not be saved or published: each reason names its block and field and leads there. */
export function FaultSummary({ faults, bodyOf, idPrefix, attempt, onLead }: FaultSummaryProps) {
  const { versions, claims: texts } = useTexts('content')
  const { faults: words } = useTexts('errors')
  const { list } = formats(useLanguage().language)
  const { data: claims } = useSuspenseQuery(rowsQuery('claim'))
  const placeOf = usePlaceName()
  const found = faults.map(({ part, path, fault }) => {
    const body = bodyOf(part)
    const unknown = claimsNamedIn(body).filter((key) => !claims.some(({ slug }) => slug === key))
    const message = path === '' && unknown.length > 0 ? texts.unknown(list(unknown)) : words[fault]
    return {
      id: `${idPrefix}-${part}-${path}`,
      message: [versions.part[part], placeOf(path, body), message].filter(Boolean).join(' · '),
    }
  })
  const lead = (event: MouseEvent) => {
    const { hash = '' } = event.target instanceof HTMLAnchorElement ? event.target : {}
    const to = LANGUAGES.find((each) => hash.startsWith(`#${idPrefix}-${each}-`))
    if (to && onLead) flushSync(() => onLead(to))
  }
  return (
    <div onClickCapture={lead}>
      <ErrorSummary faults={found} attempt={attempt} />
    </div>
  )
}

function claimsNamedIn(body: Body | null): string[] {
  return [...JSON.stringify(body).matchAll(/\{\{([^}]*)\}\}/g)].map(([, key = '']) => key)
}
