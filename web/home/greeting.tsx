import { useTexts } from '../i18n/i18n.tsx'
import styles from './greeting.module.css'
import { HillsScene } from './hills-scene.tsx'
import { useName } from './use-name.ts'

/** Greets at once; the name joins when it is known. */
export function Greeting() {
  const texts = useTexts('home')
  const name = useName()
  return (
    <header className={styles.greeting}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          {name ? (
            <>
              {texts.greeting} <bdi>{name}</bdi>
            </>
          ) : (
            texts.greetingWithoutName
          )}
        </h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
      </div>
      <HillsScene />
    </header>
  )
}
