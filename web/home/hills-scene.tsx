import styles from './hills-scene.module.css'

/** A road over hills to a flag: decoration, and none of it is said. */
export function HillsScene() {
  return (
    <svg viewBox="0 0 420 150" className={styles.scene} aria-hidden="true" preserveAspectRatio="xMaxYMax meet">
      <circle className={styles.sun} cx="318" cy="52" r="24" />
      <path className={styles.far} d="M0 118c58-46 96-44 148-12 44-44 92-52 142-14 40-26 84-26 130 6v52H0z" />
      <path className={styles.near} d="M0 138c72-34 150-34 214-10 66-30 138-30 206-4v26H0z" />
      <path className={styles.road} d="M34 146c46-8 70-24 112-22 42 2 54 16 92 8 38-8 40-36 84-40" />
      <path className={styles.pole} d="M324 92V58" />
      <path className={styles.flag} d="M324 58h26l-7 8 7 8h-26z" />
      <circle className={styles.stop} cx="34" cy="146" r="4" />
      <circle className={styles.stop} cx="146" cy="124" r="4" />
      <circle className={styles.stop} cx="238" cy="132" r="4" />
    </svg>
  )
}
