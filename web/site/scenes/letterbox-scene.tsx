import { House, Landscape, Pine, paint, Seal, Sun, Tree } from './landscape.tsx'

/** A letter on its way over the hills to an open box, and a lit window behind it. */
export function LetterboxScene() {
  return (
    <Landscape>
      <Sun x={150} y={166} r={56} />
      <path className={paint.far} d="M0 258Q90 188 190 228T360 222T560 240V440H0z" />
      <path className={paint.middle} d="M0 316Q150 250 300 288T560 296V440H0z" />
      <House x={418} y={224} scale={1.25} />
      <Pine x={392} y={284} scale={0.9} />
      <Pine x={516} y={290} scale={1.1} />
      <path className={paint.near} d="M0 366Q180 312 340 338T560 350V440H0z" />
      <path className={paint.trail} d="M20 236C60 156 96 262 148 196S228 120 262 150" />
      <g transform="translate(248 96) rotate(12)">
        <path className={paint.sheet} d="M0 0h108v70H0z" />
        <path className={paint.thin} d="M0 0h108v70H0zM0 0l54 42L108 0M0 70l40-38M108 70L68 32" />
        <Seal x={54} y={42} r={10} tone="maple" />
      </g>
      <path className={paint.trunk} d="M300 300h14v120h-14z" />
      <path className={paint.ink} d="M250 300v-42a30 30 0 0 1 60 0v42z" />
      <path className={paint.maple} d="M280 228h84a30 30 0 0 1 30 30v42h-84v-42a30 30 0 0 0-30-30z" />
      <path className={paint.window} d="M344 216h10v40h-10zM344 216h32v18h-32z" />
      <path className={paint.sheet} d="M322 268h54v5h-54zM322 280h36v5h-36z" />
      <Tree x={60} y={396} />
      <Tree x={104} y={420} scale={1.1} />
      <Tree x={500} y={410} />
    </Landscape>
  )
}
