import { UPLOAD_ABANDONED_AFTER_MS } from '@rahnama/contract/limits.ts'
import { type Kept, sealedStore } from '../sealed-store/sealed-store.ts'
import type { FileToSend } from './send-upload.ts'

/** A file whose upload has not ended, and the place on our pages it is meant for. */
export type PendingFile = FileToSend & { owner: string; slot: string }

type Label = Omit<PendingFile, 'content'> & { keptAt: number }

const files = sealedStore<Label>('rahnama-uploads', 'files')

export async function keepPending({ content, ...file }: PendingFile): Promise<void> {
  await files.keep(file.owner, { ...file, keptAt: Date.now() }, await content.arrayBuffer())
}

export const dropPending = files.drop

export const isPending = files.has

/** A file that is older than the server keeps it would begin anew behind the person's back, so it goes. */
export async function listPending(owner: string, slot: string): Promise<PendingFile[]> {
  const all = await files.list()
  const isTooOld = ({ thing }: Kept<Label>) => Date.now() - thing.keptAt > UPLOAD_ABANDONED_AFTER_MS
  await Promise.all(all.filter(isTooOld).map(({ thing }) => dropPending(thing.id)))
  const wanted = all.filter((kept) => kept.thing.owner === owner && kept.thing.slot === slot && !isTooOld(kept))
  const opened = await files.unseal(owner, wanted)
  return opened.map(({ thing: { keptAt, ...file }, content }) => ({ ...file, content: new Blob([content]) }))
}

/** The person leaves: nothing of theirs stays readable on this device. */
export const forgetPending = files.forget
