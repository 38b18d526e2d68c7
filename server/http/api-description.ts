import type { Procedure } from '@rahnama/contract/procedure.ts'
import { Hono } from 'hono'
import { type ApiDocs, drawApiDocs } from './api-docs.ts'
import { describeApi } from './open-api.ts'

type Contract = Record<string, Record<string, Procedure>>

/** The contract for machines and for readers, drawn when somebody first asks: most servers are never asked. */
export function apiDescriptionRoutes(contract: Contract, about: { title: string; version: string }): Hono {
  const app = new Hono()
  let description: Promise<string> | undefined
  let docs: Promise<ApiDocs> | undefined
  app.get('/api/openapi.json', async (context) => {
    description ??= describeApi(contract, about).then((described) => JSON.stringify(described))
    return context.body(await description, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/api/docs', async (context) => {
    docs ??= drawApiDocs(contract, about.version)
    const { html, policy } = await docs
    return context.html(html, 200, { 'Content-Security-Policy': policy })
  })
  return app
}
