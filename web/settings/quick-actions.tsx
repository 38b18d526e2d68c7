import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import { linkToSetting } from './setting.tsx'
import styles from './settings-page.module.css'

/** People come here for these most often, one tap away. */
export function QuickActions() {
  const texts = useTexts('settings').quickActions
  return (
    <nav aria-label={texts.label} className={styles.quick}>
      <ButtonLink size="small" icon="profile" to={href('profile')}>
        {texts.profile}
      </ButtonLink>
      <ButtonLink size="small" to={linkToSetting('password')}>
        {texts.password}
      </ButtonLink>
      <ButtonLink size="small" to={linkToSetting('sessions')}>
        {texts.sessions}
      </ButtonLink>
      <ButtonLink size="small" to={linkToSetting('consents')}>
        {texts.consents}
      </ButtonLink>
    </nav>
  )
}
