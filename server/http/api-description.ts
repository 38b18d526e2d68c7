import type { Procedure } from '@rahnama/contract/procedure.ts'
import { Hono } from 'hono'
import { drawApiDocs } from './api-docs.ts'
import { describeApi } from './open-api.ts'

type Contract = Record<string, Record<string, Procedure>>

/** The contract for machines and for readers, drawn when somebody first asks: most servers are never asked. */
export function apiDescriptionRoutes(contract: Contract, about: { title: string; version: string }): Hono {
  const app = new Hono()
  let description: ReturnType<typeof describeApi> | undefined
  let docs: ReturnType<typeof drawApiDocs> | undefined
  app.get('/api/openapi.json', (context) => {
    description ??= describeApi(contract, about)
    return context.json(description)
  })
  app.get('/api/docs', (context) => {
    docs ??= drawApiDocs(contract, about.version)
    return context.html(docs.html, 200, { 'Content-Security-Policy': docs.policy })
  })
  return app
}
