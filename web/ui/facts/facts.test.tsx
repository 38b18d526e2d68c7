import { expect, test } from 'vitest'
import { renderIn } from '../render-in.tsx'
import { Fact, Facts } from './facts.tsx'

test('a fact is told as the definition of its name, in the order given', async () => {
  const screen = await renderIn(
    'en',
    <Facts>
      <Fact name="Type">Follow-up</Fact>
      <Fact name="Language">Persian</Fact>
    </Facts>,
  )
  const told = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  expect(told('term')).toEqual(['Type', 'Language'])
  expect(told('definition')).toEqual(['Follow-up', 'Persian'])
})
