import type { Consent } from '@rahnama/contract/consents.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { AskForReferrer } from './ask-for-referrer.tsx'
import styles from './consent-list.module.css'
import { ConsentRow } from './consent-row.tsx'
import { consentsQuery } from './queries.ts'

/** Shows what the person agreed to, word for word, with what was withdrawn: the history stays. */
export function ConsentList() {
  const texts = useTexts('consents')
  const { data: given } = useSuspenseQuery(consentsQuery)
  const [done, setDone] = useState<'isWithdrawn' | 'isGiven'>()
  return (
    <div className={styles.consents}>
      {done && (
        <Alert tone="success" live>
          {texts[done]}
        </Alert>
      )}
      <p className={styles.words}>
        {given.length === 0 ? texts.none : texts.lead}{' '}
        <TextLink to={href('contentPage', { slug: 'privacy' })}>{texts.privacyPage}</TextLink>
      </p>
      {!given.some(({ occasion }) => occasion === 'referral') && <AskForReferrer onDone={() => setDone('isGiven')} />}
      {given.length > 0 && (
        <ul className={styles.list}>
          {given.map((consent) => (
            <ConsentRow
              key={consent.id}
              consent={consent}
              mayGiveAgain={isNewestOf(consent, given)}
              onDone={(act) => setDone(act)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** When the same was agreed to several times, only the last is still to decide about; what went with its consent is asked for anew. */
function isNewestOf({ id, statement, occasion }: Consent, given: readonly Consent[]): boolean {
  if (occasion === 'enquiry' || occasion === 'booking' || occasion === 'account') return false
  return given.find((each) => each.statement === statement && each.occasion === occasion)?.id === id
}
