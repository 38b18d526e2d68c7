import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { staffDrafts } from '@rahnama/contract/staff-drafts.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { deleteDraft, findDraft, setDraft } from './queries.ts'

export async function readDraft(
  { db }: Deps,
  { userId }: Caller,
  { thing }: Input<typeof staffDrafts.read>,
): Promise<Output<typeof staffDrafts.read>> {
  const draft = await findDraft(db, { userId, thing })
  return { draft: draft ? { body: draft.body, savedAt: draft.savedAt.toISOString() } : null }
}

export async function saveDraft(
  { db, now }: Deps,
  { userId }: Caller,
  { thing, body }: Input<typeof staffDrafts.save>,
): Promise<Output<typeof staffDrafts.save>> {
  const savedAt = now()
  await setDraft(db, { userId, thing, body, savedAt })
  return { savedAt: savedAt.toISOString() }
}

export async function removeDraft(
  { db }: Deps,
  { userId }: Caller,
  { thing }: Input<typeof staffDrafts.remove>,
): Promise<Output<typeof staffDrafts.remove>> {
  await deleteDraft(db, { userId, thing })
  return {}
}
