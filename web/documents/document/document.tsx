export { LateDocumentBody } from './late-document-body.tsx'
