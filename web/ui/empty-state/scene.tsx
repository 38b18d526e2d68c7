import type { ReactNode } from 'react'
import styles from './scene.module.css'

const Hills = () => (
  <>
    <path className={styles.hillFar} d="M8 150c18-46 56-66 90-48 20-34 64-40 88-8 22-8 38 14 46 56z" />
    <path className={styles.hillNear} d="M0 150c36-30 92-28 132-14 40-16 76-10 108 14z" />
  </>
)

const Seal = ({ x, y }: { x: number; y: number }) => (
  <path
    className={styles.accent}
    transform={`translate(${x} ${y})`}
    d="M0-11l3.2 3.2h4.6v4.6L11 0 7.8 3.2v4.6H3.2L0 11l-3.2-3.2h-4.6V3.2L-11 0l3.2-3.2v-4.6h4.6z"
  />
)

/** We drew these with the roles of the theme, so that they turn dark with the page. */
const scenes = {
  letters: (
    <>
      <ellipse className={styles.ground} cx="120" cy="146" rx="92" ry="8" />
      <path className={styles.back} d="M56 72l64-42 64 42v68H56z" />
      <path className={styles.paper} d="M74 46h92v76H74z" />
      <path className={styles.line} d="M88 64h44M88 76h64M88 88h52" />
      <path className={styles.front} d="M56 72l64 44 64-44v68H56z" />
      <path className={styles.crease} d="M56 140l48-36M184 140l-48-36" />
      <Seal x={120} y={116} />
    </>
  ),
  documents: (
    <>
      <ellipse className={styles.ground} cx="120" cy="146" rx="92" ry="8" />
      <path className={styles.back} d="M58 52h40l10 14h74v76H58z" />
      <g transform="rotate(-5 118 80)">
        <path className={styles.paper} d="M76 34h58l16 16v66H76z" />
        <path className={styles.crease} d="M134 34v16h16" />
        <path className={styles.line} d="M90 58h30M90 70h46M90 82h40" />
      </g>
      <path className={styles.front} d="M48 82h144l-12 60H60z" />
      <Seal x={120} y={113} />
    </>
  ),
  path: (
    <>
      <circle className={styles.sun} cx="178" cy="50" r="20" />
      <Hills />
      <path className={styles.way} d="M30 150c30-6 58-10 62-22s-32-14-28-26 44-10 78-22" />
      <path className={styles.pole} d="M150 82V50" />
      <path className={styles.flag} d="M150 50c10-5 16 5 26 0v14c-10 5-16-5-26 0z" />
      <circle className={styles.station} cx="44" cy="147" r="5" />
    </>
  ),
  search: (
    <>
      <ellipse className={styles.ground} cx="120" cy="146" rx="92" ry="8" />
      <path className={styles.paper} d="M48 46l44-12 56 14 44-12v92l-44 12-56-14-44 12z" />
      <path className={styles.crease} d="M92 34v92M148 48v92" />
      <path className={styles.way} d="M62 112c18-30 34-4 50-30s30-8 34-22" />
      <circle className={styles.glass} cx="142" cy="84" r="27" />
      <path className={styles.handle} d="M162 104l22 24" />
    </>
  ),
  lost: (
    <>
      <Hills />
      <path className={styles.post} d="M120 144V28" />
      <path className={styles.sign} d="M120 36h52l14 12-14 12h-52z" />
      <path className={styles.signBack} d="M120 66H70L56 78l14 12h50z" />
      <path className={styles.flag} d="M120 96h38l12 10-12 10h-38z" />
      <path className={styles.line} d="M132 48h28M82 78h26" />
    </>
  ),
  soon: (
    <>
      <circle className={styles.sun} cx="120" cy="96" r="36" />
      <path className={styles.rays} d="M120 46V30M84 60 73 48M156 60l11-12" />
      <Hills />
      <path className={styles.way} d="M96 150c20-4 40-6 34-14-5-6-16-4-14-12" />
    </>
  ),
  locked: (
    <>
      <ellipse className={styles.ground} cx="120" cy="146" rx="92" ry="8" />
      <path className={styles.back} d="M74 144V66a46 46 0 0 1 92 0v78z" />
      <path className={styles.front} d="M84 144V68a36 36 0 0 1 72 0v76z" />
      <path className={styles.crease} d="M120 32v112M94 80h16v28H94zM130 80h16v28h-16z" />
      <Seal x={120} y={122} />
      <path className={styles.line} d="M64 144h112" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type SceneName = keyof typeof scenes

export function Scene({ name }: { name: SceneName }) {
  return (
    <svg viewBox="0 0 240 160" className={styles.scene} aria-hidden="true">
      {scenes[name]}
    </svg>
  )
}
