import { describe, expect, test } from 'vitest'
import { href, type PlainRouteName } from './page-paths.ts'

describe('the address of a page', () => {
  test('has each of its parameters filled in, encoded', () => {
    expect(href('messages')).toBe('/messages')
    expect(href('applicationSend', { id: 'a/b?c' })).toBe('/applications/a%2Fb%3Fc/send')
  })

  test('is the first of several', () => {
    expect(href('landing')).toBe('/')
    expect(href('startupAssessment')).toBe('/profile/startup-visa-initial-assessment')
  })

  /** The types of the contract are checked with its tests: a line that compiles here fails the check. */
  test('does not compile with a parameter too few, too many or misspelt, nor for a page that is not there', () => {
    const misspelt = [
      // @ts-expect-error
      () => href('application'),
      // @ts-expect-error
      () => href('application', { Id: '1' }),
      // @ts-expect-error
      () => href('application', { id: '1', step: 'work' }),
      // @ts-expect-error
      () => href('messages', { id: '1' }),
      // @ts-expect-error
      () => href('mesages'),
      // @ts-expect-error
      () => href('notFound'),
      // @ts-expect-error
      (): PlainRouteName => 'application',
    ]
    expect(misspelt).toHaveLength(7)
  })
})
