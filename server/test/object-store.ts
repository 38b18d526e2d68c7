import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type ObjectStore = {
  endpoint: string
  objects: Map<string, Buffer>
  requests: IncomingMessage[]
  /** Statuses for the next requests, before it behaves again. */
  failures: number[]
  close(): Promise<void>
}

/** What S3 does as far as we use it, on loopback: put, get, head and delete by path, signed with version 4. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>()
  const requests: IncomingMessage[] = []
  const failures: number[] = []
  const server = createServer(async (request, response) => {
    requests.push(request)
    const body = await buffer(request)
    const failure = failures.shift() ?? faultOf(request, body)
    if (failure) return void response.writeHead(failure).end()
    answer(request, response, body, objects)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    failures,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/local\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/

function faultOf({ method, headers }: IncomingMessage, body: Buffer): number | undefined {
  if (!SIGNATURE.test(headers.authorization ?? '') || !headers['x-amz-date']) return 403
  // S3 takes no upload whose length it does not know.
  if (method === 'PUT' && Number(headers['content-length']) !== body.length) return 411
  return undefined
}

function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: Map<string, Buffer>,
) {
  const found = objects.get(url)
  if (method === 'PUT') {
    objects.set(url, body)
    return void response.writeHead(200).end()
  }
  if (method === 'DELETE') {
    objects.delete(url)
    return void response.writeHead(204).end()
  }
  if (!found) return void response.writeHead(404).end()
  response.writeHead(200, { 'Content-Length': found.length }).end(method === 'HEAD' ? undefined : found)
}
