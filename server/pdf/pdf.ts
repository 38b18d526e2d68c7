export { createPdf, type Pdf } from './create-pdf.ts'
