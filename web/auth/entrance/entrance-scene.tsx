import styles from './entrance-scene.module.css'

/** A road to an open gate at sunrise, drawn in the colours of the theme. It fills its place and may lose its edges. */
export function EntranceScene({ label }: { label: string }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 720 760"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <circle className={styles.halo} cx="402" cy="330" r="250" />
      <circle className={styles.halo} cx="402" cy="330" r="176" />
      <circle className={styles.sun} cx="402" cy="330" r="104" />
      <path
        className={styles.birds}
        d="M196 188q11-11 20 0q11-11 20 0M262 150q8-8 15 0q8-8 15 0M548 208q9-9 17 0q9-9 17 0"
      />
      <path className={styles.far} d="M0 420Q92 336 190 384T352 372T520 346T720 400V760H0z" />
      <path className={styles.middle} d="M0 488Q150 410 304 448T560 430T720 470V760H0z" />
      <Gate />
      <path className={styles.near} d="M0 560Q180 486 360 520T720 540V760H0z" />
      <path
        className={styles.road}
        d="M394 470C404 492 470 500 466 524C460 556 290 560 276 604C262 652 402 676 420 760H238C214 690 128 656 150 600C172 544 392 536 400 514C404 500 376 490 378 470z"
      />
      <path className={styles.line} d="M386 476c8 16 46 24 44 42c-6 34-206 40-224 88c-16 48 96 84 122 154" />
      <House x={78} y={506} />
      <House x={566} y={494} />
      <House x={640} y={520} />
      <g>
        <Tree x={40} y={566} />
        <Tree x={176} y={528} />
        <Tree x={520} y={532} />
        <Tree x={612} y={584} />
        <Tree x={676} y={610} />
        <Tree x={66} y={650} />
      </g>
    </svg>
  )
}

function Gate() {
  return (
    <g>
      <path className={styles.gate} d="M324 470V356a62 62 0 0 1 124 0V470h-30V360a32 32 0 0 0-64 0V470z" />
      <path className={styles.gateLine} d="M336 470V358a50 50 0 0 1 100 0V470" />
      <path
        className={styles.seal}
        d="M386 284l6.400 6.500h9.100v9.100l6.500 6.400-6.500 6.400v9.100h-9.100L386 328l-6.400-6.500h-9.100v-9.100L364 306l6.500-6.400v-9.100h9.100z"
      />
    </g>
  )
}

function House({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.wall} d="M0 0h54v46H0z" />
      <path className={styles.roof} d="M-8 4L27-24L62 4z" />
      <path className={styles.window} d="M10 14h12v14H10zM32 14h12v14H32z" />
    </g>
  )
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.trunk} d="M-2 0h4v22h-4z" />
      <path className={styles.crown} d="M0-52C14-34 17-18 15-6A15 12 0 0 1-15-6C-17-18-14-34 0-52z" />
    </g>
  )
}
