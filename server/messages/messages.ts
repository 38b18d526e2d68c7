export { threadWaking, wakeThreads } from './desk-acts.ts'
export { mailUnread, unreadMail } from './mail-unread.ts'
export { messageMails } from './mails.ts'
