export { Checklist } from './checklist.tsx'
export { DownloadAll } from './download-all.tsx'
export { Papers } from './papers.tsx'
