import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { Anchor } from '../ui/link/link.tsx'
import styles from './overview.module.css'
import { waitingQuery } from './queries.ts'
import { type WaitingItem, waitingItems } from './waiting-items.ts'

const ICONS: Record<WaitingItem['tone'], IconName> = { danger: 'error', warning: 'warning', info: 'info' }

export function WaitingList() {
  const texts = useTexts('overview').waiting
  const words = formats(useLanguage().language)
  const { data } = useSuspenseQuery(waitingQuery)
  const items = waitingItems(data, texts, words, new Date())
  if (items.length === 0)
    return (
      <Alert tone="success" title={texts.none}>
        {texts.checked}
      </Alert>
    )
  return (
    <ul className={styles.waiting}>
      {items.map(({ key, tone, text, to }) => (
        <li key={key}>
          <Anchor to={to} className={styles.item} data-tone={tone}>
            <Icon name={ICONS[tone]} className={styles.sign} />
            <span className={styles.text}>{text}</span>
            <Icon name="chevron-forward" size="small" />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
