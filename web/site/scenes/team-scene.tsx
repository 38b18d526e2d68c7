import { Landscape, paint, Seal, Sun, Tree } from './landscape.tsx'

/** Four people under one arcade, drawn as anybody and nobody. */
export function TeamScene() {
  return (
    <Landscape>
      <Sun x={280} y={132} r={56} />
      <path className={paint.far} d="M0 228Q90 166 190 200T360 196T560 214V440H0z" />
      <path className={paint.middle} d="M0 276Q150 218 300 252T560 262V440H0z" />
      <Tree x={30} y={300} scale={0.9} />
      <Tree x={532} y={300} scale={0.9} />
      <path className={paint.near} d="M0 350Q180 318 340 330T560 340V440H0z" />
      <path className={paint.sand} d="M62 156h436v222H62z" />
      <path className={paint.stone} d="M50 144h460v14H50zM56 376h448v16H56z" />
      <Arch x={122} robe="jade" seal="maple" />
      <Arch x={228} robe="maple" seal="jade" />
      <Arch x={334} robe="ink" seal="maple" />
      <Arch x={440} robe="jade" seal="ink" />
      <path className={paint.road} d="M56 392h448l56 48H0z" />
      <path className={paint.line} d="M24 418h512" />
    </Landscape>
  )
}

type Tone = 'maple' | 'jade' | 'ink'

function Arch({ x, robe, seal }: { x: number; robe: Tone; seal: Tone }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={paint.window} d="M-40 376V232c0-30 26-36 40-54c14 18 40 24 40 54v144z" />
      <path className={paint[robe]} d="M-30 376v-46c0-28 12-44 30-44s30 16 30 44v46z" />
      <circle className={paint.skin} cx="0" cy="262" r="19" />
      <path className={paint.ink} d="M-20 262c-2-30 42-30 40 0c-8-12-30-14-40 0z" />
      <Seal x={0} y={332} r={8} tone={seal === robe ? 'maple' : seal} />
    </g>
  )
}
