import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readQr } from '../test/read-qr.ts'
import { encodeQr, qrSvg } from './qr.ts'

/** Drawn by qrcode-generator 2.0.4, level M, byte mode. */
const RAHNAMA = `
#######..#..#.#######
#.....#.......#.....#
#.###.#.#####.#.###.#
#.###.#.#.....#.###.#
#.###.#.#.#.#.#.###.#
#.....#.####..#.....#
#######.#.#.#.#######
........###..........
#.#####..###..#####..
######..#..#####..#.#
.###..##.#..#.##.###.
#...#...#.#####..##.#
#.#.#.#####.#..#.....
........#.#.#..##..##
#######..###.#....##.
#.....#.##.......####
#.###.#.####.#..#..#.
#.###.#.##.#######...
#.###.#.#...#.#......
#.....#....####..##..
#######.#.#.#..#...#.
`.trim()

function print(rows: boolean[][], dark: string, light: string): string {
  return rows.map((row) => row.map((isDark) => (isDark ? dark : light)).join('')).join('\n')
}

function uriFor(name: string): string {
  return `otpauth://totp/Rahnama:${name}%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Rahnama`
}

describe('a QR code', () => {
  test('of a short word is module for module what another encoder draws', () => {
    expect(print(encodeQr('rahnama'), '#', '.')).toBe(RAHNAMA)
  })

  test.each([
    [3, 41, 'a165b8287df57b95fab662b0dc1de787d10bfc7f5a1f64989253e5ee5c09cc0d'],
    [34, 49, 'b8131397b86b11ef597412c65d2e4eb25749829455ea61dd92f8596f914bebcc'],
    [93, 57, '511f53cb7f029e1df3d76b225f70d666db6d2dc71f728c15bb5d7e3bcd62370d'],
  ])(
    'of an authenticator address for a name of %i letters has %i modules a side and the other encoder’s pattern',
    (letters, side, sha256) => {
      const rows = encodeQr(uriFor('a'.repeat(letters)))
      expect(rows).toHaveLength(side)
      expect(
        createHash('sha256')
          .update(print(rows, '1', '0'))
          .digest('hex'),
      ).toBe(sha256)
    },
  )

  test.each(['rahnama', uriFor('negar'), 'https://rahnama.example/verify/RH-7K3M-Q2PG', 'رهنما', '0123456789'])(
    'of “%s” is read by a scanner',
    (text) => {
      expect(readQr(encodeQr(text))).toBe(text)
    },
  )

  test('holds the longest address an account may have, and says so when a text is too long', () => {
    const longest = uriFor('%D8%B3'.repeat(254))
    expect(readQr(encodeQr(longest))).toBe(longest)
    expect(() => encodeQr('x'.repeat(2332))).toThrow(RangeError)
  })

  test('as SVG has a light ground and the four modules of quiet around it', () => {
    const svg = qrSvg('rahnama')
    expect(svg).toContain('viewBox="0 0 29 29"')
    expect(svg).toContain('<path fill="white" d="M0 0h29v29H0z"/>')
    expect(svg).not.toContain('#')
  })
})
