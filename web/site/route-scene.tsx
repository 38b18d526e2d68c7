import styles from './route-scene.module.css'

/** A drawn map: meridians, two routes and a seal at the end of each. Drawn in code, so it takes the colours of the theme. */
export function RouteScene({ label }: { label: string }) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 420" role="img" aria-label={label}>
      <circle className={styles.globe} cx="240" cy="214" r="176" />
      <g className={styles.meridians}>
        <path d="M64 214h352M88 130h304M88 298h304M132 72h216M132 356h216" />
        <ellipse cx="240" cy="214" rx="60" ry="176" />
        <ellipse cx="240" cy="214" rx="122" ry="176" />
        <path d="M240 38v352" />
      </g>
      <path className={styles.trail} d="M262 246C232 150 168 108 112 154" />
      <path className={styles.trailChina} d="M262 246c34-74 84-96 118-58" />
      <g className={styles.start} transform="translate(262 246)">
        <circle r="18" />
        <circle r="6" />
      </g>
      <Seal className={styles.canada} x={112} y={154}>
        <path d="M0-15l4 7 6-3-2 9 7 1-5 5 2 6-8-1-3 6h-2l-3-6-8 1 2-6-5-5 7-1-2-9 6 3z" />
      </Seal>
      <Seal className={styles.china} x={380} y={188}>
        <path d="M0-14l4.2 8.6 9.4 1.3-6.8 6.6 1.7 9.4L0 7.5l-8.5 4.4 1.7-9.4-6.8-6.6 9.4-1.3z" />
      </Seal>
    </svg>
  )
}

type SealProps = { className: string | undefined; x: number; y: number; children: React.ReactNode }

function Seal({ className, x, y, children }: SealProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <path d="M0-40l9 9.400h13.200v13.200L31.500-9 40 0l-8.500 9-9.300 9v13.200H9L0 40l-9-8.800h-13.200V18L-31.500 9-40 0l8.500-9 9.300-8.400v-13.200H-9z" />
      {children}
    </g>
  )
}
