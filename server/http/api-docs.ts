import { createHash } from 'node:crypto'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { type Procedure, pathParameters } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'
import { pagePolicy } from './security-headers.ts'

type Contract = Record<string, Record<string, Procedure>>

export type ApiDocs = { html: string; policy: string }

/** The contract as a page to read: no script, styles of its own, drawn once, with others answered in between. */
export async function drawApiDocs(contract: Contract, version: string): Promise<ApiDocs> {
  const capabilities = Object.entries(contract)
  const contents = capabilities.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('')
  let body = ''
  for (const [name, procedures] of capabilities) {
    body += drawCapability(name, procedures)
    await othersFirst()
  }
  const html = `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · Rahnama</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLES}</style></head>
<body><header><h1>Rahnama API</h1><p>Version ${version}. The same as a document for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. Send the access token as <code>Authorization: Bearer …</code>. Every failure is a JSON body with a <code>code</code>.</p><nav aria-label="Capabilities"><ul>${contents}</ul></nav></header><main>${body}</main></body></html>`
  const hash = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`
  return { html, policy: pagePolicy({ scripts: [], styles: [hash] }) }
}

function drawCapability(name: string, procedures: Record<string, Procedure>): string {
  const drawn = Object.entries(procedures).map(([verb, procedure]) => drawProcedure(`${name}.${verb}`, procedure))
  return `<section id="${name}"><h2>${name}</h2>${drawn.join('')}</section>`
}

function drawProcedure(id: string, procedure: Procedure): string {
  const { method, path, summary, audience, errors } = procedure
  const inPath = pathParameters(path)
  return `<article id="${id}"><h3><code class="method">${method}</code> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}</p>
<dl><dt>Audience</dt><dd>${audience}</dd>${inPath.length > 0 ? `<dt>In the path</dt><dd>${inPath.join(', ')}</dd>` : ''}${errors.length > 0 ? `<dt>Own errors</dt><dd>${errors.join(', ')}</dd>` : ''}</dl>
${drawSchema('Input', z.toJSONSchema(procedure.input, { io: 'input', unrepresentable: 'any' }))}${drawSchema('Answer', z.toJSONSchema(procedure.output, { unrepresentable: 'any' }))}</article>`
}

function drawSchema(title: string, { $schema, ...schema }: Record<string, unknown>): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLES = `:root{color-scheme:light dark;--document:light-dark(#fbf8f3,#10172a);--ink:light-dark(#14213d,#f2ede4);--soft:light-dark(#3d4963,#cfd3de);--line:light-dark(#e9dfd0,#2b3655);--link:light-dark(#1d4f91,#93b8f2)}
body{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem;background:var(--document);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1{font-size:2rem;margin:0}h2{margin-block:3rem 1rem;text-transform:capitalize}h3{font-size:1rem;margin:0}a{color:var(--link)}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;padding:0;list-style:none}
article{padding-block:1.25rem;border-block-start:1px solid var(--line)}article p{margin-block:.25rem;color:var(--soft)}
.method{font-weight:700}dl{display:grid;grid-template-columns:max-content 1fr;gap:.125rem 1rem;margin-block:.5rem}dt{color:var(--soft)}dd{margin:0}
summary{cursor:pointer;padding-block:.25rem}pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem;font-size:.875rem}`
