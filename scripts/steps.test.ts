import { expect, test } from 'vitest'
import { command, runSteps } from './steps.ts'

test('every step runs although one before it failed, and those that failed are named', async () => {
  const ran: string[] = []
  const step = (name: string, passes: boolean) => ({
    name,
    run: async () => {
      ran.push(name)
      return passes
    },
  })
  const steps = [step('first', true), step('second', false), step('third', true), step('fourth', false)]
  expect(await runSteps(steps)).toEqual(['second', 'fourth'])
  expect(ran).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a program passes when it ends with 0', async () => {
  const ends = (status: number) => command(`ends with ${status}`, process.execPath, ['-e', `process.exit(${status})`])
  expect(await runSteps([ends(0), ends(3)])).toEqual(['ends with 3'])
})
