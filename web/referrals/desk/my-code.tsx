import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../../i18n/i18n.tsx'
import { myCodeQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { CopyButton } from './copy-button.tsx'

export function MyCode() {
  const texts = useTexts('referrals').code
  const { code, link, qr } = useSuspenseQuery(myCodeQuery).data
  return (
    <div className={styles.code}>
      <div className={styles.stack}>
        <p className={styles.words}>
          <span className={styles.soft}>{texts.code}</span>
          <br />
          <bdi dir="ltr" className={styles.large}>
            {code}
          </bdi>
        </p>
        <p className={styles.words}>
          <span className={styles.soft}>{texts.link}</span>
          <br />
          <bdi dir="ltr">{link}</bdi>
        </p>
        <div className={styles.acts}>
          <CopyButton text={link}>{texts.copyLink}</CopyButton>
          <CopyButton text={code}>{texts.copyCode}</CopyButton>
        </div>
        <p className={styles.soft}>{texts.hint}</p>
      </div>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={texts.qr(code)}
        width={200}
        height={200}
      />
    </div>
  )
}
