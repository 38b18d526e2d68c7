export const money = {
  deposit:
    'Yes, it can be: a large deposit shortly before you apply raises questions. Keep the documents that show where the money came from.',
  ourFee: (service: string, fee: string) => `Our fee for ${service}: ${fee}.`,
  ourFees: 'Our fees, by what we do for you:',
  ourFeesHead: ['Service', 'Our fee'],
  besideOurFee:
    'Fees of governments, universities, test centres and translators come on top of ours. Our fee for your case is written in the agreement we sign before work begins.',
  inParts:
    'Whether our fee can be paid in instalments, and in which parts, is agreed there too, so ask before you sign.',
  settlement: (persons: string, amount: string, day: string) =>
    `Express Entry (Federal Skilled Worker and Skilled Trades) asks ${amount} for ${persons}, by the table in force since ${day}.`,
  earlier: (persons: string, amount: string, day: string) =>
    `Express Entry asked ${amount} for ${persons}, by the table of ${day}.`,
  study: (persons: string, amount: string, day: string) =>
    `A study permit asks ${amount} for ${persons}: a year of living outside Quebec, besides first-year tuition and travel, by the table in force since ${day}.`,
  studyThen: (persons: string, amount: string, day: string) =>
    `For a study permit ${amount} was asked for ${persons}, by the table of ${day}.`,
  persons: (count: number, written: string) => (count === 1 ? 'one person' : `${written} people`),
  countAll: 'Count your spouse or partner and dependent children even if they stay behind.',
  countComing: 'Count yourself and the family members who come with you.',
  newest: 'It is the newest table we have seen; it is usually renewed each summer.',
  isEnough: 'Yes, that is enough.',
  isTooLittle: 'No, that is not enough.',
  mineEnough: (have: string, more: string) =>
    `Yes. Your profile says you can show ${have}; that is ${more} more than is asked.`,
  mineTooLittle: (have: string, missing: string) =>
    `No. Your profile says you can show ${have}; ${missing} more is needed.`,
  mineOpen: 'Your profile does not say yet how much money you can show.',
  have: (amount: string) => `Your profile says you can show ${amount}.`,
  head: ['People', 'Canadian dollars'],
  more: 'Each additional person',
  exempt:
    'The Canadian Experience Class asks for no settlement funds, nor does anyone need them who may already work in Canada and has a valid job offer.',
  borrowed: 'No, borrowed money does not count.',
  countsLead: 'Money counts as proof of funds if:',
  inOtherNames:
    'Money in the name of a parent or anybody else does not count. If it is really given to you, is in your own account and you have a deed of the gift, it does.',
  toman: (millions: string, rate: string, day: string) =>
    `At ${rate} tomans for a Canadian dollar, as our office noted on ${day}, that is about ${millions} million tomans. The rate changes every day.`,
  noCurrency:
    'The amount is set in Canadian dollars. I keep no exchange rates; your bank or exchange office has today’s.',
  noToman: 'We name no amount in tomans: the rate changes every day.',
  consultationFree: 'The first consultation is free, once for each person.',
}

export const fees = {
  one: (what: string, amount: string) => `${what}: ${amount} for one person.`,
  perPerson: 'Per person, in Canadian dollars, as far as we could see the amounts:',
  changes: 'Authorities change their fees; the amount on the day you pay counts.',
  between: (low: string, high: string) => `${low} to ${high}`,
  notSeen: 'see the official page',
  unseen: (what: string, page: string) =>
    `${what}: we have not seen an amount we could vouch for. It is stated at ${page}`,
  head: ['Fee', 'Amount'],
}

export const moneyQuestions: Record<string, string> = {
  'money.settlement': 'How much money do I need for Express Entry?',
  'money.study': 'How much money does a study permit ask for?',
  'money.exempt': 'Who needs no settlement funds?',
  'money.borrowed': 'Does borrowed money count?',
  'money.bank': 'What must the bank letter say?',
  'money.consultation': 'What does a consultation cost?',
  'money.mine': 'Do I have enough money?',
  'money.study-quebec': 'How much money does a student in Quebec have to show?',
  'money.which-table': 'Which table of funds counts if the amounts change?',
  'money.currency': 'How much is that in another currency?',
  'money.how-to-pay': 'How can I pay you?',
  'money.agreement': 'Do we sign a contract?',
  'money.toman': 'How much is that in tomans?',
  'money.fee-visit': 'What does a visitor visa or an extension of a visit cost?',
  'money.fee-restoration': 'What does restoring my status cost?',
  'money.fee-pr-card': 'What does a PR card or a travel document cost?',
  'money.fee-citizenship': 'What does applying for citizenship cost?',
  'money.government-fee': 'What are the government fees?',
  'money.test-fee': 'What does a language test or an ECA cost?',
  'money.who-counts': 'Who counts as family for the funds?',
  'money.counts': 'Which money counts as proof of funds?',
  'money.instalments': 'Can I pay in instalments, and is the government fee included?',
  'money.our-fee': 'What is your own fee?',
  'money.refund': 'Do I get my money back?',
  'money.toman-rate': 'Which rate do you use for tomans?',
  'money.deposit': 'Does a large deposit matter?',
  'money.transfer': 'How do I send money from Iran or Afghanistan to Canada?',
  'money.cash-border': 'How much cash may I carry into Canada?',
}
