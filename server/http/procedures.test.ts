import { AppError } from '@rahnama/contract/errors.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountProcedures } from './procedures.ts'

const shelf = {
  take: {
    method: 'POST',
    path: '/api/shelf/{id}/take',
    summary: 'Take a book',
    audience: 'public',
    input: z.object({ id: z.string() }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>

/** What is told of undeclared codes when the operation refuses with this error. */
async function toldOf(error: Error): Promise<string[]> {
  const told: string[] = []
  const app = new Hono()
  app.onError((_, context) => context.text('refused', 400))
  const refuse = async () => {
    throw error
  }
  mountProcedures(
    app,
    { shelf },
    { shelf: { take: refuse } },
    {
      deps: { config: { trustedProxies: 0 } },
      identify: async () => undefined,
      requireProof: async () => {},
      onRefused: async () => {},
      onUndeclaredError: (name, code) => told.push(`${name} ${code}`),
    },
  )
  await app.request('/api/shelf/7/take', { method: 'POST' })
  return told
}

test('a code that its procedure does not declare is told, with the name of the procedure', async () => {
  expect(await toldOf(new AppError('GONE'))).toEqual(['shelf.take GONE'])
})

test('a declared code, and one that any procedure may answer with, are not', async () => {
  expect(await toldOf(new AppError('NOT_FOUND'))).toEqual([])
  expect(await toldOf(new AppError('UNAVAILABLE'))).toEqual([])
})

test('what is no code at all is a failure like any other', async () => {
  expect(await toldOf(new Error('out of document'))).toEqual([])
})
