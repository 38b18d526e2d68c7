export { MailFrame } from './mail-frame.tsx'
