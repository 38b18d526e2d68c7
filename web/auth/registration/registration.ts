export { confirmNewEmail } from './confirm-new-email.ts'
