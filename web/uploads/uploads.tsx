import { forgetPending } from './pending-files.ts'
import { uploadQueue } from './upload-queue.ts'

export { FilePreview, type PreviewedFile } from './file-preview.tsx'
export { UploadField, type UploadFieldProps } from './upload-field.tsx'
export { type Uploads, useUploads } from './use-uploads.ts'

/** Another person, or nobody: nothing the last one was sending stays here. */
export async function forgetUploads(): Promise<void> {
  uploadQueue.forget()
  await forgetPending()
}
