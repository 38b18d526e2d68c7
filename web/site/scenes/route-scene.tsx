import { Landscape, Pine, paint, Seal, Sun, Tree } from './landscape.tsx'

/** The scene: from the gate of home two ways lead over the hills, to a tower by a lake and to a pagoda. */
export function RouteScene({ label }: { label: string }) {
  return (
    <Landscape size="tall" label={label}>
      <Sun x={286} y={214} r={84} />
      <path
        className={paint.cloud}
        d="M52 118h96a16 16 0 0 0-4-31a26 26 0 0 0-49-8a19 19 0 0 0-31 14A13 13 0 0 0 52 118z"
      />
      <path
        className={paint.cloud}
        d="M404 96h82a13 13 0 0 0-3-25a22 22 0 0 0-42-7a16 16 0 0 0-26 12a10 10 0 0 0-11 20z"
      />
      <path className={paint.birds} d="M222 96q10-10 18 0q10-10 18 0M278 68q8-8 14 0q8-8 14 0" />
      <path className={paint.far} d="M0 330Q76 268 156 300T300 306T436 276T560 316V600H0z" />
      <Skyline />
      <Pagoda />
      <path className={paint.middle} d="M0 404Q120 338 238 378T420 368T560 396V600H0z" />
      <Pine x={34} y={392} scale={0.7} />
      <Pine x={62} y={382} scale={0.9} />
      <Pine x={196} y={378} scale={0.6} />
      <Tree x={506} y={384} scale={0.7} />
      <Tree x={534} y={394} scale={0.9} />
      <path className={paint.near} d="M0 486Q140 424 280 452T560 470V600H0z" />
      <path className={paint.trail} d="M272 470C232 402 176 452 152 386C142 358 128 330 126 300" />
      <path className={paint.trailJade} d="M288 470C318 398 384 446 404 388C412 366 420 344 424 318" />
      <Gate />
      <Seal x={126} y={286} r={17} tone="maple" />
      <Seal x={426} y={300} r={17} tone="jade" />
      <Tree x={92} y={520} />
      <Tree x={58} y={550} scale={1.15} />
      <Tree x={470} y={526} />
      <Tree x={512} y={560} scale={1.15} />
    </Landscape>
  )
}

function Skyline() {
  return (
    <g>
      <path className={paint.ink} d="M70 270h24v80H70zM98 244h20v106H98zM152 256h26v94h-26zM182 282h20v68h-20z" />
      <path className={paint.ink} d="M131 138l3 72h-6zM127 210h8l3 140h-14zM118 212a13 7 0 0 1 26 0l-4 10h-18z" />
      <path
        className={paint.window}
        d="M76 282h4v5h-4zM84 294h4v5h-4zM76 308h4v5h-4zM104 258h4v5h-4zM104 276h4v5h-4zM158 270h4v5h-4zM168 284h4v5h-4zM158 300h4v5h-4zM188 296h4v5h-4z"
      />
    </g>
  )
}

function Pagoda() {
  return (
    <g>
      <path className={paint.ink} d="M423 172h4v26h-4z" />
      <path className={paint.jade} d="M396 218q28-8 29-26q1 18 29 26q-29 5-58 0z" />
      <path className={paint.wall} d="M406 220h38v26h-38z" />
      <path className={paint.jade} d="M384 262q24-6 26-18h30q2 12 26 18q-41 7-82 0z" />
      <path className={paint.wall} d="M398 264h54v28h-54z" />
      <path className={paint.jade} d="M370 310q26-6 30-20h50q4 14 30 20q-55 8-110 0z" />
      <path className={paint.wall} d="M390 312h70v44h-70z" />
      <path
        className={paint.ink}
        d="M417 356v-26a8 8 0 0 1 16 0v26zM413 228h6v12h-6zM431 228h6v12h-6zM408 272h6v13h-6zM436 272h6v13h-6z"
      />
    </g>
  )
}

function Gate() {
  return (
    <g>
      <path className={paint.sand} d="M216 556V446h128v110z" />
      <path className={paint.stone} d="M216 446h128v10H216zM210 438h140v8H210z" />
      <path className={paint.ink} d="M242 556v-52c0-26 22-30 38-46c16 16 38 20 38 46v52z" />
      <path className={paint.road} d="M252 556v-48c0-18 16-22 28-34c12 12 28 16 28 34v48z" />
      <path className={paint.jade} d="M222 462h10v84h-10zM328 462h10v84h-10z" />
      <Seal x={227} y={484} r={7} tone="maple" />
      <Seal x={333} y={484} r={7} tone="maple" />
      <path className={paint.road} d="M252 556h56l26 44H226z" />
      <path className={paint.line} d="M280 500v96" />
    </g>
  )
}
