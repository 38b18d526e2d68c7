export { Checklist } from './checklist/checklist.tsx'
export { DocumentField } from './document-field.tsx'
export { DownloadAll } from './download-all.tsx'
export { useDocumentName } from './use-document-name.ts'
