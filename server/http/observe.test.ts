import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { observe } from './observe.ts'

test.each([
  ['/media/:address{[0-9a-f]{4}}', '/media/00ff', '/media/:address'],
  ['/media/:address{[0-9a-f]{4}}/:size{\\d+}', '/media/00ff/640', '/media/:address/:size'],
  ['/api/users/:userId/role', '/api/users/7/role', '/api/users/:userId/role'],
])('a request to %s is counted under a plain path', async (pattern, asked, name) => {
  const counted: string[] = []
  const app = new Hono()
  app.use(observe(createLog('silent'), { observeRequest: (route) => counted.push(route) }))
  app.get(pattern, (context) => context.text(''))
  await app.request(asked)
  expect(counted).toEqual([name])
})
