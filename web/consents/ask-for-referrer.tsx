import { currentWording } from '@rahnama/contract/consents.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './consent-list.module.css'
import { consentsQuery, referrerQuery } from './queries.ts'

/** Whoever was referred and has not been asked, or said no when they registered, decides here. */
export function AskForReferrer({ onDone }: { onDone: () => void }) {
  const texts = useTexts('consents').referrer
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(referrerQuery)
  const { version, text } = currentWording('milestones')
  const allow = useAct(async () => {
    await call('POST /api/consents/referrer', { version, language })
    onDone()
    await queries.invalidateQueries(consentsQuery)
  })
  if (!data?.referrer || data.referrer.isAllowed) return null
  const name = isolate(data.referrer.name)
  return (
    <section className={styles.row} aria-label={texts.title(name)}>
      <p className={styles.name}>{texts.title(name)}</p>
      <p className={styles.words}>{texts.unseen}</p>
      <blockquote className={styles.wording}>{text[language]}</blockquote>
      <div>
        <Button size="small" busy={allow.isBusy} aria-label={texts.allowNamed(name)} onClick={allow.run}>
          {texts.allow}
        </Button>
      </div>
      <Failure>{allow.failure}</Failure>
    </section>
  )
}
