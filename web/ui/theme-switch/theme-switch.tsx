import { useId, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { chooseTheme, readTheme, THEMES, type Theme, watchTheme } from './theme.ts'
import styles from './theme-switch.module.css'

export { themeScript } from './theme.ts'

const ICONS: Record<Theme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' }

const onServer = (): Theme => 'system'

export function ThemeSwitch() {
  const texts = useTexts('app').themeSwitch
  const theme = useSyncExternalStore(watchTheme, readTheme, onServer)
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
      </legend>
      {THEMES.map((each) => (
        <label key={each} className={styles.choice} title={texts[each]}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={theme === each}
            onChange={() => chooseTheme(each)}
          />
          <Icon name={ICONS[each]} size="small" />
          <VisuallyHidden>{texts[each]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
