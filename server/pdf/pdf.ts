export { createPdf, type Pdf } from './create-pdf.ts'
export type { Template } from './job.ts'
