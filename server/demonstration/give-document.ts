import { randomUUID } from 'node:crypto'
import { type ClientDocument, purposeOf } from '@rahnama/contract/documents.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { Deps } from '../deps.ts'
import { attachUpload } from '../documents/documents.ts'
import { appendToUpload, beginUpload, finishUpload } from '../uploads/uploads.ts'
import { as } from './acting.ts'
import { samplePdf } from './sample-pdf.ts'

export type Given = { kind: DocumentKind; subject: string; name: string; line: string; endsOn?: string }

/** The file is announced, sent, judged and attached, as a browser does it. */
export async function giveDocument(
  deps: Deps,
  userId: string,
  { kind, subject, name, line, endsOn }: Given,
): Promise<ClientDocument> {
  const caller = as(userId, deps)
  const id = randomUUID()
  const content = samplePdf(line)
  await beginUpload(deps, caller, { id, purpose: purposeOf(kind), name, size: content.length })
  await appendToUpload(deps, caller, { id, offset: 0, content })
  await finishUpload(deps, caller, { id })
  return attachUpload(deps, caller, { kind, subject, uploadId: id, ...(endsOn !== undefined && { endsOn }) })
}
