import { Landscape, Pine, paint, Seal, Sun, Tree } from './landscape.tsx'

/** An open book whose pages become the road. */
export function BookScene() {
  return (
    <Landscape>
      <Sun x={280} y={150} r={60} />
      <path className={paint.birds} d="M112 96q10-10 18 0q10-10 18 0M420 112q9-9 17 0q9-9 17 0" />
      <path className={paint.far} d="M0 242Q90 176 190 212T360 208T560 226V440H0z" />
      <path className={paint.middle} d="M0 292Q150 232 300 268T560 276V440H0z" />
      <Pine x={70} y={288} scale={0.9} />
      <Pine x={104} y={280} scale={0.7} />
      <Tree x={472} y={286} scale={0.8} />
      <path className={paint.near} d="M0 344Q180 296 340 318T560 332V440H0z" />
      <path
        className={paint.ink}
        d="M92 330c70-26 138-20 188 12c50-32 118-38 188-12v92c-70-22-138-16-188 10c-50-26-118-32-188-10z"
      />
      <path
        className={paint.sheet}
        d="M104 324c64-22 128-16 176 14v82c-48-24-112-30-176-12zM456 324c-64-22-128-16-176 14v82c48-24 112-30 176-12z"
      />
      <path className={paint.road} d="M268 250c10 26 4 50-6 84l18 4 18-4c-10-34-16-58-6-84z" />
      <path
        className={paint.road}
        d="M262 334c-16 32-40 52-66 72c30 0 58 4 84 14c26-10 54-14 84-14c-26-20-50-40-66-72l-18 4z"
      />
      <path className={paint.line} d="M280 256v158" />
      <path
        className={paint.sand}
        d="M128 342h84v6h-84zM128 358h62v6h-62zM128 374h74v6h-74zM348 342h84v6h-84zM370 358h62v6h-62zM362 374h70v6h-70z"
      />
      <Seal x={426} y={394} r={9} tone="maple" />
    </Landscape>
  )
}
