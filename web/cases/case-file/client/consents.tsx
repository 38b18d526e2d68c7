import { type Consent, wordingOf } from '@rahnama/contract/consents.ts'
import { directionOf, formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { consentsQuery } from '../queries.ts'
import styles from './client.module.css'
import { ListCard } from './list-card.tsx'

export function Consents({ folio }: { folio: string }) {
  const { consents: texts } = useTexts('caseFile')
  return (
    <ListCard texts={texts} query={useQuery(consentsQuery(folio))}>
      {(consent) => <Line consent={consent} />}
    </ListCard>
  )
}

/** In the words and the language in which the client read it. */
function Line({ consent: { statement, version, language: read, givenAt, withdrawnAt } }: { consent: Consent }) {
  const { consents: texts, languages } = useTexts('caseFile')
  const { statements } = useTexts('consents')
  const { dateTime, number } = formats(useLanguage().language)
  return (
    <>
      <p className={styles.line}>
        <span className={styles.strong}>{statements[statement].name}</span>
        <Badge tone={withdrawnAt ? 'neutral' : 'success'}>{withdrawnAt ? texts.isWithdrawn : texts.inForce}</Badge>
      </p>
      <blockquote className={styles.quote} lang={read} dir={directionOf(read)}>
        {wordingOf(statement, version)?.text[read]}
      </blockquote>
      <p className={styles.soft}>
        {texts.given(dateTime(givenAt))} · {texts.read(languages[read], number(version))}
        {withdrawnAt && ` · ${texts.withdrawn(dateTime(withdrawnAt))}`}
      </p>
    </>
  )
}
