import { setImmediate as othersFirst } from 'node:timers/promises'
import { ERROR_STATUS, ERRORS_OF_ANY_PROCEDURE, type ErrorCode } from '@rahnama/contract/errors.ts'
import { type Procedure, pathParameters } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'

type Contract = Record<string, Record<string, Procedure>>
type JsonSchema = { properties?: Record<string, unknown>; required?: string[] }

/** The whole contract as OpenAPI 3.1. It takes half a second, so others are answered after each procedure. */
export async function describeApi(contract: Contract, about: { title: string; version: string }): Promise<object> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [capability, procedures] of Object.entries(contract)) {
    for (const [name, procedure] of Object.entries(procedures)) {
      paths[procedure.path] = {
        ...paths[procedure.path],
        [procedure.method.toLowerCase()]: operation(capability, name, procedure),
      }
      await othersFirst()
    }
  }
  return {
    openapi: '3.1.1',
    info: { ...about, description: 'Every procedure declares its audience; errors are codes.' },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema() },
    },
  }
}

function operation(capability: string, name: string, procedure: Procedure): object {
  const input = z.toJSONSchema(procedure.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const inPath = pathParameters(procedure.path)
  const others = Object.keys(input.properties ?? {}).filter(
    (field) => !inPath.includes(field) && field !== procedure.bytes?.field,
  )
  const mayHaveBody = procedure.method !== 'GET' && procedure.method !== 'DELETE' && !procedure.bytes
  const hasBody = mayHaveBody && others.length > 0
  const asParameters = [...inPath, ...(hasBody || procedure.method === 'POST' ? [] : others)]
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    summary: procedure.summary,
    'x-audience': procedure.audience,
    security: procedure.audience === 'public' ? [] : [{ bearer: [] }],
    parameters: asParameters.map((field) => ({
      name: field,
      in: inPath.includes(field) ? 'path' : 'query',
      required: inPath.includes(field) || (input.required ?? []).includes(field),
      schema: input.properties?.[field],
    })),
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: only(input, others) } } },
    }),
    ...(procedure.bytes && {
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: z.toJSONSchema(procedure.output, { unrepresentable: 'any' }) } },
      },
      ...errorResponses(procedure),
    },
  }
}

function only(schema: JsonSchema, fields: string[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, schema.properties?.[field]])),
    required: (schema.required ?? []).filter((field) => fields.includes(field)),
  }
}

function errorResponses(procedure: Procedure): Record<string, object> {
  const guarded: ErrorCode[] = procedure.audience === 'public' ? [] : ['NOT_SIGNED_IN', 'NOT_ALLOWED']
  const byStatus = Map.groupBy(
    [...ERRORS_OF_ANY_PROCEDURE, ...guarded, ...procedure.errors],
    (code) => ERROR_STATUS[code],
  )
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)].join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function errorSchema(): object {
  return {
    type: 'object',
    required: ['code'],
    properties: {
      code: { enum: Object.keys(ERROR_STATUS) },
      field: { type: 'string' },
      params: { type: 'object' },
      issues: { type: 'array', items: { type: 'object' } },
      requestId: { type: 'string' },
    },
  }
}
