import { House, Landscape, Pine, paint, Seal, Sun, Tree } from './landscape.tsx'

/** A long road over the hills with a seal at every bend, and lit windows at its end. */
export function SummitScene() {
  return (
    <Landscape>
      <Sun x={172} y={138} r={58} />
      <path
        className={paint.cloud}
        d="M330 92h96a15 15 0 0 0-4-29a25 25 0 0 0-47-8a18 18 0 0 0-30 13a13 13 0 0 0-15 24z"
      />
      <path className={paint.far} d="M0 236L96 150l58 52 92-104 84 92 66-56 164 124V440H0z" />
      <path className={paint.sheet} d="M246 98l-34 38 18-4 14 12 14-14 20 6z" />
      <path className={paint.middle} d="M0 290Q150 216 300 256T560 252V440H0z" />
      <House x={404} y={206} scale={0.9} />
      <House x={464} y={214} scale={0.75} />
      <Pine x={372} y={254} scale={0.8} />
      <Pine x={540} y={258} scale={0.9} />
      <path className={paint.near} d="M0 356Q180 296 340 326T560 330V440H0z" />
      <path
        className={paint.road}
        d="M432 248c4 20-30 26-92 34c-92 12-176 22-180 48c-4 28 150 26 176 52c14 14-2 36-30 58h-92c40-20 58-34 48-44c-28-26-186-16-186-62c0-50 130-56 214-68c66-8 98-10 122-18z"
      />
      <path
        className={paint.trail}
        d="M262 436c36-24 58-46 46-58c-26-26-186-18-182-56c4-34 104-40 196-52c58-8 100-12 102-24"
      />
      <Seal x={126} y={322} r={13} tone="maple" />
      <Seal x={310} y={378} r={13} tone="jade" />
      <Seal x={330} y={269} r={12} tone="ink" />
      <Tree x={48} y={404} />
      <Tree x={470} y={382} />
      <Tree x={520} y={406} scale={1.15} />
    </Landscape>
  )
}
