import { describe, expect, test } from 'vitest'
import { mergeBodies } from './merge-bodies.ts'

const claim = { figure: null, owner: 'Office', reviewBy: '2027-01-01' }
const prose = (text: string) => ({ type: 'prose', prose: text })
const page = (...blocks: object[]) => ({ title: 'Fees', blocks })

describe('two saves over the same version', () => {
  test('a colleague’s date stays when I change the owner: nothing is asked', () => {
    const mine = { ...claim, owner: 'Sara' }
    const theirs = { ...claim, reviewBy: '2028-01-01' }
    expect(mergeBodies(claim, mine, theirs)).toEqual({
      body: { figure: null, owner: 'Sara', reviewBy: '2028-01-01' },
      conflicts: [],
    })
  })

  test('only the field both changed is asked about, and the answer holds for it alone', () => {
    const mine = { ...claim, owner: 'Sara', reviewBy: '2029-01-01' }
    const theirs = { ...claim, reviewBy: '2028-01-01' }
    const { conflicts } = mergeBodies(claim, mine, theirs)
    expect(conflicts).toEqual([{ path: 'reviewBy', mine: '2029-01-01', theirs: '2028-01-01' }])
    expect(mergeBodies(claim, mine, theirs, () => 'theirs').body).toEqual({ ...mine, reviewBy: '2028-01-01' })
    expect(mergeBodies(claim, mine, theirs, () => 'mine').body).toEqual(mine)
  })

  test('the same change on both sides is no conflict', () => {
    const both = { ...claim, owner: 'Sara' }
    expect(mergeBodies(claim, both, { ...both })).toEqual({ body: both, conflicts: [] })
  })

  test('a field one side emptied and the other left alone is empty', () => {
    expect(mergeBodies({ title: 'A', lead: 'B' }, { title: 'A' }, { title: 'C', lead: 'B' }).body).toEqual({
      title: 'C',
      lead: undefined,
    })
  })

  test('a text both write for the first time is asked about where it differs', () => {
    const { conflicts } = mergeBodies(null, { title: 'A', text: 'Same' }, { title: 'B', text: 'Same' })
    expect(conflicts).toEqual([{ path: 'title', mine: 'A', theirs: 'B' }])
  })
})

describe('parts of a page', () => {
  const [one, two] = [prose('One'), prose('Two')]

  test('a block I edit and a block a colleague adds before it both come through', () => {
    const merged = mergeBodies(page(one, two), page(one, prose('Two, better')), page(prose('New'), one, two))
    expect(merged).toEqual({ body: page(prose('New'), one, prose('Two, better')), conflicts: [] })
  })

  test('a block I remove stays removed while a colleague edits another', () => {
    const merged = mergeBodies(page(one, two), page(two), page(one, prose('Two, better')))
    expect(merged.conflicts).toHaveLength(1)
    const apart = mergeBodies(page(one, two, prose('Three')), page(two, prose('Three')), page(one, two, prose('3')))
    expect(apart).toEqual({ body: page(two, prose('3')), conflicts: [] })
  })

  test('blocks that both add at one place both come, theirs first', () => {
    const merged = mergeBodies(page(one), page(one, prose('Mine')), page(one, prose('Theirs')))
    expect(merged).toEqual({ body: page(one, prose('Theirs'), prose('Mine')), conflicts: [] })
  })

  test('two fields of the same block merge; the same field is asked about by its place', () => {
    const hero = { type: 'hero', title: 'T', lead: 'L' }
    const merged = mergeBodies(page(hero), page({ ...hero, title: 'Mine' }), page({ ...hero, lead: 'Theirs' }))
    expect(merged).toEqual({ body: page({ type: 'hero', title: 'Mine', lead: 'Theirs' }), conflicts: [] })
    const clash = mergeBodies(page(hero), page({ ...hero, title: 'Mine' }), page({ ...hero, title: 'Theirs' }))
    expect(clash.conflicts).toEqual([{ path: 'blocks.0.title', mine: 'Mine', theirs: 'Theirs' }])
  })

  test('a block replaced by another kind on both sides is asked about as a whole', () => {
    const merged = mergeBodies(page(one), page({ type: 'values', title: 'V' }), page({ type: 'faq', title: 'F' }))
    expect(merged.conflicts.map(({ path }) => path)).toEqual(['blocks.0'])
  })
})
