import { forgetPending } from './pending-files.ts'
import { uploadQueue } from './upload-queue.ts'

export { FilePreview } from './file-preview.tsx'
export { UploadField } from './upload-field.tsx'

/** Another person, or nobody: nothing the last one was sending stays here. */
export async function forgetUploads(): Promise<void> {
  uploadQueue.forget()
  await forgetPending()
}
