import { useId } from 'react'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './setting.module.css'

/** Leads to the page of one's data, which is too much for a line. */
export function PrivacySetting() {
  const texts = useTexts('privacy')
  const labelId = useId()
  return (
    <section className={styles.setting} aria-labelledby={labelId}>
      <div className={styles.line}>
        <div className={styles.words}>
          <h3 className={styles.label} id={labelId}>
            {texts.heading}
          </h3>
          <div className={styles.value}>{texts.lead}</div>
        </div>
        <ButtonLink size="small" to={href('privacySettings')} aria-describedby={labelId}>
          {texts.open}
        </ButtonLink>
      </div>
    </section>
  )
}
