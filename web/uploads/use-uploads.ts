import type { UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../auth/auth.tsx'
import { type Attach, type QueuedUpload, uploadQueue } from './upload-queue.ts'

type Place = { purpose: UploadPurpose; slot: string; onFinished: Attach }

export type Uploads = {
  list: readonly QueuedUpload[]
  add: (files: readonly File[]) => void
  remove: (id: string) => void
  retry: (id: string) => void
}

const NONE: readonly QueuedUpload[] = []

/** The uploads of one place on our pages; those kept in this browser go on as soon as the place is shown again. */
export function useUploads({ purpose, slot, onFinished }: Place): Uploads {
  const auth = useAuth()
  const owner = auth.status === 'signedIn' ? auth.user.id : undefined
  const list = useSyncExternalStore(
    uploadQueue.subscribe,
    () => uploadQueue.list(slot),
    () => NONE,
  )
  useEffect(() => uploadQueue.attachWith(slot, onFinished), [slot, onFinished])
  useEffect(() => {
    if (owner) void uploadQueue.resume(owner, slot)
  }, [owner, slot])
  return {
    list,
    add: (files) => owner && uploadQueue.add(owner, slot, purpose, files),
    remove: (id) => void uploadQueue.remove(id),
    retry: uploadQueue.retry,
  }
}
