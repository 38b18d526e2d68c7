import styles from './letter-scene.module.css'

/** A letter with our seal, on its way. */
export function LetterScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 160" aria-hidden="true">
      <path className={styles.trail} d="M4 132C40 92 44 148 78 118" />
      <g transform="rotate(-6 150 84)">
        <path className={styles.paper} d="M72 40h148v96H72z" />
        <path className={styles.fold} d="M72 136l58-52M220 136l-58-52" />
        <path className={styles.flap} d="M72 40l74 58 74-58z" />
        <path className={styles.seal} d="M146 80l5 5h7v7l5 5-5 5v7h-7l-5 5-5-5h-7v-7l-5-5 5-5v-7h7z" />
      </g>
    </svg>
  )
}
