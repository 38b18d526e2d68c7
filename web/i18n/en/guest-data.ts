export const guestData = {
  title: 'What we store about you',
  lead: 'You wrote to us or booked without an account. Here you can see what we store about it, and withdraw your consent.',
  reference: 'Reference',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  startsAt: 'Consultation',
  cancelled: 'cancelled',
  words: { enquiry: 'Your message', booking: 'Your question' },
  replies: 'Our replies',
  agreed: 'You agreed to this',
  withdrawnAt: 'Withdrawn on',
  until: 'This link works until',
  consequences: {
    enquiry:
      'If you withdraw your consent, your message and our replies are deleted immediately. This cannot be undone.',
    booking:
      'If you withdraw your consent, the consultation is cancelled if it is still to come. What is left is deleted when its time is over.',
  },
  withdraw: { enquiry: 'Withdraw and delete my message', booking: 'Withdraw and cancel' },
  busy: 'Withdrawing…',
  done: 'You have withdrawn your consent',
  afterwards: {
    enquiry: 'Your message and our replies have been deleted.',
    booking: 'The consultation is cancelled if it was still to come. What is left is deleted when its time is over.',
  },
  privacy: 'How long we keep your data',
  unknown: 'There is nothing behind this link',
  unknownHint: 'It may have ended, or everything was already withdrawn or deleted.',
  retry: 'Try again',
}
