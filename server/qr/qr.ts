import { encode } from 'uqr'

/** A damaged or dirty seventh of the code can still be read. */
const ERROR_CORRECTION = 'M'
const QUIET_ZONE = 4

/** Rows of dark (true) modules. */
export function encodeQr(text: string): boolean[][] {
  return encode(text, { ecc: ERROR_CORRECTION, border: 0 }).data
}

/**
 * One path, dark on light with the quiet zone scanners need, whatever the page behind it looks like. The library's own
 * drawing leaves the edges soft, so that hairs of light run between the modules.
 */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: ERROR_CORRECTION, border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${path.join('')}"/></svg>`
}
