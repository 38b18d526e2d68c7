import { Landscape, Pine, paint, Seal, Sun } from './landscape.tsx'

/** The first office: one desk, two chairs and a kettle, by a window on the hills. */
export function DeskScene() {
  return (
    <Landscape>
      <svg x="96" y="44" width="368" height="212" viewBox="96 44 368 212">
        <path className={paint.sand} d="M96 44h368v212H96z" />
        <Sun x={330} y={168} r={44} />
        <path className={paint.far} d="M96 190Q150 146 220 170T350 164T464 178V256H96z" />
        <path className={paint.middle} d="M96 216Q190 176 290 202T464 204V256H96z" />
        <Pine x={136} y={214} scale={0.7} />
        <Pine x={164} y={208} scale={0.9} />
        <path className={paint.near} d="M96 240Q210 212 310 226T464 230V256H96z" />
      </svg>
      <path
        className={paint.ink}
        d="M88 36h384v10H88zM88 252h384v10H88zM88 36h10v226H88zM462 36h10v226h-10zM275 44h10v210h-10zM96 146h368v7H96z"
      />
      <path className={paint.stone} d="M0 356h560v84H0z" />
      <path className={paint.maple} d="M92 380h376l34 44H58z" />
      <path className={paint.line} d="M104 390h352M84 414h392" />
      <Chair x={118} />
      <Chair x={442} flipped />
      <path className={paint.trunk} d="M150 292h260v14H150zM168 306h14v98h-14zM378 306h14v98h-14zM182 322h196v8H182z" />
      <path className={paint.sheet} d="M228 278l56-6 8 18-58 4zM236 270l50-2 4 8-52 6z" />
      <Seal x={276} y={282} r={6} tone="maple" />
      <g>
        <path className={paint.jade} d="M336 292c-6-22 4-34 22-34s28 12 22 34z" />
        <path className={paint.thin} d="M342 258c2-20 30-20 32 0M382 272l16-10" />
        <path className={paint.birds} d="M400 252q-6-8 0-16t0-16" />
      </g>
      <path className={paint.maple} d="M186 276h22v14a8 8 0 0 1-8 2h-6a8 8 0 0 1-8-2z" />
      <path className={paint.birds} d="M192 266q-4-6 0-11M202 266q-4-6 0-11" />
    </Landscape>
  )
}

function Chair({ x, flipped = false }: { x: number; flipped?: boolean }) {
  return (
    <g transform={`translate(${x} 0) scale(${flipped ? -1 : 1} 1)`}>
      <path className={paint.ink} d="M-34 252h10l4 78h46v10h-40v66h-8v-66h-8zM18 340h8v66h-8z" />
      <path className={paint.jade} d="M-20 320h46v10h-46zM-36 250c0-12 12-12 13 0l4 44h-12z" />
    </g>
  )
}
