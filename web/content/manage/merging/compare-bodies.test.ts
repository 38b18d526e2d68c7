import { expect, test } from 'vitest'
import { compareBodies } from './compare-bodies.ts'

const hero = { type: 'hero', title: 'Welcome', lead: 'Hello.' }
const prose = { type: 'prose', prose: 'As it was.' }

test('versions that say the same have no differences, however their fields are ordered', () => {
  expect(compareBodies({ title: 'A', lead: undefined }, { title: 'A' })).toEqual([])
})

test('a changed field of a block is named by its place', () => {
  const after = { title: 'A', blocks: [hero, { ...prose, prose: 'As it is.' }] }
  expect(compareBodies({ title: 'A', blocks: [hero, prose] }, after)).toEqual([
    { path: 'blocks.1.prose', before: 'As it was.', after: 'As it is.' },
  ])
})

test('an inserted block is one difference, not that of all below it', () => {
  const values = { type: 'values', title: 'Ours' }
  expect(compareBodies({ blocks: [hero, prose] }, { blocks: [hero, values, prose] })).toEqual([
    { path: 'blocks.1', before: undefined, after: values },
  ])
})

test('a removed block is told as it was', () => {
  expect(compareBodies({ blocks: [hero, prose] }, { blocks: [prose] })).toEqual([
    { path: 'blocks.0', before: hero, after: undefined },
  ])
})

test('a block in the place of one of another kind is not compared field by field', () => {
  expect(compareBodies({ blocks: [hero] }, { blocks: [prose] })).toEqual([
    { path: 'blocks.0', before: hero, after: prose },
  ])
})
