import process from 'node:process'
import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { ROLES, type Role } from '@rahnama/contract/roles.ts'
import { system } from '@rahnama/contract/system.ts'
import { z } from '@rahnama/contract/zod.ts'
import { almost, asText, type JsonSchema } from '@rahnama/server/test/almost-right.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromSomewhere, send } from '../person.ts'
import { createStarvation } from './starved.ts'
import { openTarget, type Target } from './target.ts'

const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
const REQUESTS = 10_000
const LONGEST_MS = 1_000
/** What a program says of itself and no stranger may read; the owner reads slow statements on a page of their own. */
const INSIDES = /\bat .+\.(ts|js|mjs):\d+|node_modules|select .+ from |syntax error at or near|ECONNREFUSED/i

let target: Target

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

type Attempt = { method: string; path: string; body: unknown; role: Role | undefined }

function attempts({ method, path, input }: Procedure): fc.Arbitrary<Attempt> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const given = almost(schema) as fc.Arbitrary<Record<string, unknown>>
  const role = fc.constantFrom(undefined, ...ROLES)
  return fc.tuple(given, role).map(([fields, as]) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(fields[name])))
    const hasBody = method !== 'GET' && method !== 'DELETE'
    const query = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, asText(value)]),
    )
    return { method, path: hasBody ? filled : `${filled}?${query}`, body: hasBody ? fields : undefined, role: as }
  })
}

test(`${REQUESTS} requests that are almost right, by everybody: no failure, no insides, nobody waits a second`, async () => {
  const each = Math.ceil(REQUESTS / procedures.length)
  const faults: string[] = []
  const starvation = createStarvation(target.db, target.server.pid)
  let sent = 0
  let longest = 0
  for (const procedure of procedures) {
    await starvation.refresh()
    for (const { method, path, body, role } of fc.sample(attempts(procedure), each)) {
      const waits = starvation.read()
      const began = performance.now()
      const answer = await send(target.address, method, path, {
        ...(body !== undefined && { body }),
        ...(role && { token: target.people[role].token }),
        headers: fromSomewhere(),
      })
      const whole = performance.now() - began
      const took = whole - starvation.since(waits)
      longest = Math.max(longest, took)
      sent += 1
      const what = `${role ?? 'a stranger'}: ${method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 400)}`
      if (answer.status >= 500) faults.push(`${answer.status} ${what} ${answer.text.slice(0, 200)}`)
      const isOwners = role === 'admin' && path.startsWith(system.database.path)
      if (INSIDES.test(answer.text) && !isOwners) faults.push(`insides ${what} ${answer.text.slice(0, 300)}`)
      if (took > LONGEST_MS) faults.push(`${Math.round(took)} of ${Math.round(whole)} ms ${what}`)
    }
  }
  process.stdout.write(
    `${sent} requests to ${procedures.length} procedures, the longest took ${Math.round(longest)} ms\n`,
  )
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  expect((await send(target.address, 'GET', '/readyz')).status).toBe(200)
})
