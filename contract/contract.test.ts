import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import type { Procedure } from './procedure.ts'

test('no two procedures have one address, by which browsers call them', () => {
  const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
  // Whatever a parameter is called, the server cannot tell two apart.
  const addresses = procedures.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([])
})
