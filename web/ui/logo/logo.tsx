import type { FirmLogo } from '@rahnama/contract/firm-names.ts'
import { useFirmLogo, useFirmName } from '../../firm/firm.tsx'
import styles from './logo.module.css'

type LogoProps = {
  /** The page's own reading of it, where it has one: a public page is told the name with its content. */
  name?: string | undefined
  mark?: 'with-name' | 'alone'
}

/** Beyond this a name does not stand in one line beside the tools of a phone, and a narrow bar writes it smaller. */
const LONG_NAME_CHARS = 12

export function Logo({ name, mark = 'with-name' }: LogoProps) {
  const firm = useFirmName()
  const logo = useFirmLogo()
  const shown = name ?? firm
  if (logo) return <OwnersLogo logo={logo} name={shown} />
  return (
    <span className={styles.logo} data-long={[...shown].length > LONG_NAME_CHARS || undefined}>
      <LogoMark {...(mark === 'alone' && { label: shown })} />
      {mark === 'with-name' && <span className={styles.name}>{shown}</span>}
    </span>
  )
}

/** The picture that is hidden is not fetched: it is lazy. Without one for dark ground, the other stands on a light plate. */
function OwnersLogo({ logo: { light, dark }, name }: { logo: FirmLogo; name: string }) {
  return (
    <span className={styles.logo}>
      <img {...light} alt={name} loading={dark ? 'lazy' : 'eager'} className={dark ? styles.onLight : styles.onPlate} />
      {dark && <img {...dark} alt={name} loading="lazy" className={styles.onDark} />}
    </span>
  )
}

/** An eight-pointed seal, two squares turned against each other, with a compass needle that shows the way. */
function LogoMark({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={styles.mark}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        className={styles.seal}
        d="M24 2l6.4 6.5h9.1v9.1L46 24l-6.5 6.4v9.1h-9.1L24 46l-6.4-6.5H8.5v-9.1L2 24l6.5-6.4V8.5h9.1z"
      />
      <circle className={styles.ring} cx="24" cy="24" r="13.5" />
      <path className={styles.ahead} d="M31.8 13.5 27.2 27.2 20.8 20.8z" />
      <path className={styles.behind} d="M16.2 34.5 20.8 20.8 27.2 27.2z" />
    </svg>
  )
}
