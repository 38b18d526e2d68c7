export const handOver = {
  unknown: 'I am not sure enough to answer this. A consultant can; a draft is ready below.',
  partly: (word: string) =>
    `I do not know “${word}”, so this may not be your question; a consultant answers it, a draft is ready below. What I can say for certain:`,
  person: 'Of course. Write to us in Messages or book a consultation; a draft with your question is ready below.',
  nearly:
    'I am not certain that this is your question; a consultant answers it, a draft is ready below. What I can say for certain:',
  notConfirmed:
    'We have no figure for this that was confirmed lately, so I name none. A consultant can tell you; a draft is ready below.',
  notInTables: 'Our tables do not have this, so I would rather not guess. A consultant can tell you.',
  nothingWaits:
    'None of your messages is waiting for our answer right now. If you wrote by email or phone, please send the draft below; somebody will answer you.',
  individual:
    'A refusal, or an appeal against it, needs a licensed person who reads your file; I give no advice on it. Appeals have deadlines: if you have received a letter, please write to a consultant soon.',
  choice:
    'Which of them suits you depends on your whole situation, so a consultant should say. A draft is ready below.',
  odds: 'Nobody can give an honest percentage. A consultant can look at your file with you.',
  fraud:
    'I cannot help with that. False or withheld information can bar you from applying for five years. A consultant hears you in confidence; please talk with one before you do anything.',
  misrepresentation:
    'Something false or left out in what was already sent always goes to a licensed person, in confidence.',
  security:
    'Questions about military service, security or a criminal record always go to a licensed person, in confidence. Please talk with one before you fill in or leave out anything in a form.',
  otherPerson: 'I only speak about your own file. Other people’s files stay private.',
  otherCountry: 'We advise on Canada and on study in China only.',
  outside: 'This is outside what I can help with. I answer on Canada, on study in China and on your own file.',
  rates:
    'I keep no exchange rates: they change by the hour. Your bank or exchange office has today’s; the amounts for Canada stand in Canadian dollars.',
  crisis: 'I am sorry you feel like this. Please talk to somebody right now.',
  danger: 'This cannot wait for an answer of mine. Please get help right now.',
  instructions:
    'I answer only from the official tables, your own file and our articles; nothing written here changes that.',
  fees: 'Which fees you pay depends on your program. The services page lists them with their sources; a consultant tells you which are yours.',
  forecast:
    'I make no forecasts: nobody knows future rounds, rules or rates. I can tell you what holds today and show you the rounds so far.',
  asylum:
    'I am sorry that you have to ask this. Asylum is for a licensed person who hears the whole story in confidence; I give no advice on it. Please write to a consultant; a draft is ready below.',
  status:
    'Being in Canada after a visa or permit has ended is urgent and needs a licensed person who sees your documents. Please write to a consultant today; a draft is ready below.',
  admissibility:
    'It is natural to worry about this. Whether health or an earlier stay keeps somebody out is judged on the whole file, so a licensed person answers it, in confidence. A draft is ready below.',
  complaint: 'I am sorry. Please send us the draft below; the office reads it and answers you.',
}

export const draft = {
  asked: (question: string) => `My question: “${question}”`,
  understood: (topics: string) => `The assistant understood: ${topics}`,
  shown: (sentence: string) => `It showed me: “${sentence}”`,
  not: 'The assistant could not answer it for certain.',
  please: 'Could you please answer it?',
}
