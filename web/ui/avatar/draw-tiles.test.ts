import { expect, test } from 'vitest'
import { drawTiles } from './draw-tiles.ts'

const ids = Array.from({ length: 200 }, (_, number) => `client-${number}`)

test('one id always gives one picture', () => {
  expect(drawTiles('client-7')).toEqual(drawTiles('client-7'))
})

test('of two hundred clients hardly two look alike', () => {
  const pictures = new Set(ids.map((id) => JSON.stringify(drawTiles(id))))
  expect(pictures.size).toBeGreaterThan(190)
})

test('every palette is used', () => {
  expect(new Set(ids.map((id) => drawTiles(id).palette)).size).toBe(5)
})

test('every tile stays in its quarter of the picture', () => {
  for (const { tiles } of ids.map(drawTiles)) {
    for (const { path } of tiles) {
      const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
      expect(numbers.every((number) => number >= 0 && number <= 40)).toBe(true)
    }
  }
})
