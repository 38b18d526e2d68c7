import { expect, test } from 'vitest'
import { drawGrowth, readMeasured } from './growth-picture.ts'

const FIGURES =
  '# queue, first page\nQueue <p95>\t10000\t10\nQueue <p95>\t1000000\t10\nSearch\t10000\t1\nSearch\t1000000\t100\n'

const pointsIn = (svg: string) =>
  [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  )

test('what does not grow is a level line, and what grows a hundredfold with a hundred times the rows rises two decades', () => {
  const svg = drawGrowth(readMeasured(FIGURES))
  const [queue, search] = pointsIn(svg)
  expect(queue?.[0]?.[1]).toBe(queue?.[1]?.[1])
  // From 1 to 100 ms the axis has two decades in all, so that the line goes from its foot to its top.
  expect(search?.map(([, y]) => y)).toEqual([370, 30])
  expect(svg).toContain('Queue &#60;p95&#62;')
})

test('nothing is drawn without figures, and what is no figure is named', () => {
  expect(() => drawGrowth(readMeasured('# none yet\n'))).toThrow('There is nothing to draw')
  expect(() => readMeasured('Queue\tmany\t10')).toThrow('Not a figure: Queue')
})
