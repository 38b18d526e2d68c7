import type { EarningState, Milestone } from '../../referral-terms.ts'

const milestones: Record<Milestone, string> = {
  registered: 'Registered',
  consulted: 'Attended a consultation',
  submitted: 'Case submitted to us',
  filed: 'Application filed',
  decided: 'Decision received',
}

const states: Record<EarningState, string> = {
  earned: 'Earned',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
  refunded: 'Refunded after payment',
}

/** What the commission ledger says, on the screen, in a file and on a statement. */
export const commission = {
  milestones,
  states,
  hidden: 'Name not shared',
  percentOf: (percent: string, received: string, amount: string, terms: string) =>
    `${percent} of ${received} = ${amount}, terms ${terms}`,
  fixed: (amount: string, terms: string) => `Fixed amount = ${amount}, terms ${terms}`,
  rounding: 'Percentages are rounded to the cent; half a cent is rounded up.',
  columns: {
    date: 'Date',
    client: 'Client',
    milestone: 'Milestone',
    formula: 'Calculation',
    amount: 'Amount (CAD)',
    state: 'State',
  },
  agents: {
    fullName: 'Name',
    email: 'Email',
    code: 'Code',
    terms: 'Terms',
    referred: 'People referred',
    held: 'On hold (CAD)',
    owed: 'Owed (CAD)',
    paid: 'Paid (CAD)',
    createdAt: 'Registered',
  },
  statement: {
    title: (number: string) => `Commission statement ${number}`,
    for: (name: string) => `For ${name}`,
    issued: (date: string, other: string) => `Issued on ${date} (${other})`,
    opening: 'Opening balance',
    closing: 'Closing balance',
    held: (amount: string) => `Earned and still on hold on that day, not part of this balance: ${amount}`,
    columns: ['Date', 'What', 'Amount'],
    approve: (milestone: string, client: string) => `${milestone}: ${client}`,
    reverse: (milestone: string, client: string) => `Reversed: ${milestone}, ${client}`,
    refund: (milestone: string, client: string) => `Refunded after payment: ${milestone}, ${client}`,
    pay: (number: string) => `Payment of statement ${number}`,
    page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  },
  card: {
    heading: 'Thinking about Canada?',
    body: 'Check your options for free, in English or Persian.',
    code: 'Referral code',
  },
}
