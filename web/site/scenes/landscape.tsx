import type { ReactNode } from 'react'
import styles from './landscape.module.css'

export { styles as paint }

/** The sky and the hills that all our pictures share, so that they are one country. */
export function Landscape({
  size = 'wide',
  label,
  children,
}: {
  size?: 'wide' | 'tall'
  label?: string
  children: ReactNode
}) {
  const height = size === 'tall' ? 600 : 440
  return (
    <svg
      className={styles.landscape}
      viewBox={`0 0 560 ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}

export function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g>
      <circle className={styles.halo} cx={x} cy={y} r={r * 2.3} />
      <circle className={styles.halo} cx={x} cy={y} r={r * 1.6} />
      <circle className={styles.sun} cx={x} cy={y} r={r} />
    </g>
  )
}

export function Tree({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.trunk} d="M-2 0h4v22h-4z" />
      <path className={styles.crown} d="M0-52C14-34 17-18 15-6A15 12 0 0 1-15-6C-17-18-14-34 0-52z" />
    </g>
  )
}

export function Pine({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.trunk} d="M-2 0h4v12h-4z" />
      <path className={styles.crown} d="M0-56L13-32H7L17-14H9L20 4H-20L-9-14H-17L-7-32H-13z" />
    </g>
  )
}

export function House({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.wall} d="M0 0h54v46H0z" />
      <path className={styles.roof} d="M-8 4L27-24L62 4z" />
      <path className={styles.window} d="M10 14h12v14H10zM32 14h12v14H32z" />
    </g>
  )
}

/** The eight-pointed seal of the firm. */
export function Seal({ x, y, r, tone }: { x: number; y: number; r: number; tone: 'maple' | 'jade' | 'ink' }) {
  return (
    <path
      className={styles[tone]}
      transform={`translate(${x} ${y}) scale(${r / 22})`}
      d="M0-22l6.400 6.500h9.100v9.100L22 0l-6.500 6.400v9.100H6.400L0 22l-6.400-6.500h-9.100V6.400L-22 0l6.500-6.400v-9.100h9.100z"
    />
  )
}
