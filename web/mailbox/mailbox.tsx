export { MailFrame } from './mail-frame.tsx'
export { MailList } from './mail-list.tsx'
export { MailSheet } from './mail-sheet.tsx'
export { Samples } from './samples.tsx'
