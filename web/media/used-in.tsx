import type { MediaUse } from '@rahnama/contract/media/media.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './media.module.css'

/** Each place leads to where it can be taken out. */
export function UsedIn({ uses }: { uses: readonly MediaUse[] }) {
  const texts = useTexts('media')
  const { language } = useLanguage()
  return (
    <section>
      <h3>{texts.usedIn}</h3>
      {uses.length === 0 && <p className={styles.soft}>{texts.usedNowhere}</p>}
      <ul className={styles.rows}>
        {uses.map(({ place, item, part, settings }) => (
          <li key={`${item?.id ?? settings} ${part}`} className={styles.use}>
            {item ? (
              <TextLink to={`${href('adminPages')}?item=${item.id}`}>
                <bdi>{item.titles[language] ?? item.titles.en ?? item.titles.fa ?? item.slug}</bdi>
              </TextLink>
            ) : (
              <TextLink to={href('adminGeneralSettings')}>{texts.places.settings}</TextLink>
            )}
            {part && part !== 'facts' && <Badge>{texts.languages[part]}</Badge>}
            {item && <Badge tone={place === 'published' ? 'success' : 'neutral'}>{texts.places[place]}</Badge>}
            {item?.isInBin && <Badge tone="warning">{texts.inBin}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
