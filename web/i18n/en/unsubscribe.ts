export const unsubscribe = {
  title: 'Emails of this kind',
  lead: 'You can stop them here without signing in.',
  ask: (kind: string) => `Should we stop sending you emails of this kind: ${kind}?`,
  off: (kind: string) =>
    `We no longer send you emails of this kind: ${kind}. You will still see everything in your notifications.`,
  stop: 'Stop these emails',
  again: 'Send them again',
  busy: 'Saving…',
  settings: 'Choose all emails in your settings',
  unknown: 'This link does not work',
  retry: 'Try again',
}
