import type { MailTestStep } from '@rahnama/contract/mail-server.ts'

const email = { NOT_AN_EMAIL: 'Enter an email address like name@firm.example' }
const name = { TOO_LONG: 'Shorten the name to 80 characters', REQUIRED: 'Enter a name or leave this empty' }
const stepNames: Record<MailTestStep, string> = {
  connect: 'Connect',
  encrypt: 'Encrypt the connection',
  signIn: 'Sign in',
  send: 'Hand over an email',
}

export const emailSettings = {
  saved: 'Saved. It applies to emails written from now on.',
  sender: 'Sender',
  senderLead: (address: string) =>
    `Left empty, emails come from the firm’s name and ${address}, and replies go there, too.`,
  fields: {
    'senderName.en': { label: 'Name in English', faults: name },
    'senderName.fa': { label: 'Name in Persian', faults: name },
    senderAddress: {
      label: 'Address',
      hint: 'Your SMTP server must be allowed to send for it.',
      faults: email,
    },
    replyTo: { label: 'Replies go to', faults: email },
  },
  server: 'SMTP server',
  serverLead: 'It is set in the configuration of the installation (SMTP_URL), because it holds a password.',
  noServer: 'No SMTP server is configured, so emails stay in the mailbox here.',
  howToConfigure: 'Whoever runs the installation sets SMTP_URL and MAIL_FROM and starts it again.',
  host: 'Server',
  port: 'Port',
  encryption: 'Encryption',
  encryptions: { tls: 'TLS from the start', starttls: 'STARTTLS where the server offers it' },
  user: 'User',
  noUser: 'Without sign-in',
  test: 'Send me a test email',
  testing: 'Testing…',
  steps: 'Steps of the test',
  stepNames,
  outcomes: { done: 'Done', failed: 'Failed' },
  skipped: { encrypt: 'Not encrypted', signIn: 'Not needed' },
  accepted: (to: string) =>
    `The SMTP server accepted an email to ${to}. Look in that mailbox to see whether it arrives.`,
  refused: 'The test did not get through. The last step shows what the SMTP server said.',
}
