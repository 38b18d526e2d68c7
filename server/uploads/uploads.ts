import { defineJob } from '../jobs/jobs.ts'

export { appendToUpload } from './append-to-upload.ts'
export { beginUpload } from './begin-upload.ts'
export { finishUpload } from './finish-upload.ts'
export { createJudging, type Judging } from './judging.ts'
export { giveUploadBack } from './queries.ts'
export { sweepUploads } from './sweep-uploads.ts'
export { takeFinishedUpload } from './take-finished-upload.ts'

export const uploadSweep = defineJob<object>('sweep-uploads', { cron: '17 * * * *' })
