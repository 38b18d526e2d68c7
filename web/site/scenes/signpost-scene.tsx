import { Landscape, Pine, paint, Seal, Sun, Tree } from './landscape.tsx'

/** A crossroads: every arm of the post leads somewhere, and one is hung with a cloth because it is closed. */
export function SignpostScene() {
  return (
    <Landscape>
      <Sun x={420} y={190} r={58} />
      <path className={paint.birds} d="M70 92q10-10 18 0q10-10 18 0M124 66q8-8 14 0q8-8 14 0" />
      <path className={paint.far} d="M0 262Q90 190 190 232T360 226T560 244V440H0z" />
      <path className={paint.middle} d="M0 318Q150 254 300 292T560 300V440H0z" />
      <Pine x={48} y={312} scale={0.8} />
      <Pine x={84} y={302} scale={1.05} />
      <Tree x={486} y={304} scale={0.8} />
      <path className={paint.near} d="M0 372Q180 318 340 344T560 356V440H0z" />
      <path className={paint.road} d="M168 440C210 396 246 382 262 350h22c12 34 70 52 116 90z" />
      <path className={paint.road} d="M264 366C206 340 150 338 96 322l14-8c54 12 112 10 162 34z" />
      <path className={paint.road} d="M282 366c62-28 110-36 158-52l10 8c-40 20-104 36-158 62z" />
      <path className={paint.trunk} d="M266 74h14v300h-14z" />
      <path className={paint.stone} d="M250 370h46l6 16h-58z" />
      <path className={paint.maple} d="M280 98h120l22 21-22 21H280z" />
      <path className={paint.jade} d="M266 150H148l-22 21 22 21h118z" />
      <path className={paint.ink} d="M280 202h92l20 19-20 19h-92z" />
      <path className={paint.sand} d="M266 252h-84l-18 17 18 17h84z" />
      <path className={paint.thin} d="M186 262l58 14M186 276l58-14" />
      <Seal x={304} y={119} r={10} tone="ink" />
      <Seal x={242} y={171} r={10} tone="ink" />
      <path
        className={paint.sheet}
        d="M324 114h58v4h-58zM324 123h40v4h-40zM162 166h58v4h-58zM182 175h38v4h-38zM300 216h56v4h-56zM300 225h38v4h-38z"
      />
      <Tree x={512} y={396} />
      <Tree x={40} y={404} />
    </Landscape>
  )
}
