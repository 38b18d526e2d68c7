import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import styles from './greeting.module.css'
import { HillsScene } from './hills-scene.tsx'
import { meQuery } from './queries.ts'

/** Greets at once; the name joins when it is known. */
export function Greeting() {
  const texts = useTexts('home')
  const { data: me } = useQuery(meQuery)
  return (
    <header className={styles.greeting}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>
          {me?.fullName ? (
            <>
              {texts.greeting} <bdi>{me.fullName}</bdi>
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
