export const talk = {
  hello: 'Hello! Ask me about your score, your case, documents, money to show, tests or programs.',
  thanks: 'You are welcome.',
  bye: 'Goodbye. Your questions stay here, and you can come back to them.',
  fine: 'Good. Ask whenever you need something else.',
  insult:
    'I am sorry that this is frustrating. Tell me in a few words what you need, or write to your consultant; a draft is ready below.',
  notClear:
    'I am sorry, that was not clear. Ask about one thing at a time and I keep it short, or let a consultant explain it; a draft is ready below.',
  whoAmI:
    'I am a computer program, not a person: the assistant of the office. I answer from the official tables, your own file and our articles, say where each answer comes from, and hand over to a person when I am not sure. I give no legal advice. You reach a person in Messages or with an appointment.',
  worried:
    'That is understandable; waiting is hard. I can tell you how your case stands, and your consultant is happy to talk.',
  tired: 'Waiting this long is tiring, and I am sorry. Your consultant is happy to talk.',
  uneasy: 'I understand that this worries you.',
  weary: 'I can hear how much this wears you out, and I am sorry.',
  lowScore:
    'That is discouraging, I know. A score is not final; these steps would change yours, and your consultant can go through them with you.',
  resolved: (question: string) => `Understood as: ${question}`,
  notThis: 'I am sorry. Did you mean one of these? If not, say so once more and I will hand over to a person.',
  helpLines: 'In Canada and the United States call or text 988; in Iran call 123 or 1480.',
  ifTempted:
    'One more thing: everything handed in must be true and complete. Where something is missing or does not fit, a consultant can look for an honest way with you.',
  ifUrgent: 'If somebody is in danger, or you cannot go on living, please do not wait for me.',
  dangerLines:
    'In Canada and the United States call 911. In Iran call 115 for an ambulance, 110 for the police, or 123 if somebody in your family is violent.',
  emergency: 'Anywhere else, call your local emergency number.',
  likely: (question: string) =>
    `I think you are asking: “${question}” If so, this is the answer; if not, choose below or ask a consultant.`,
  orLikely: (question: string) => `Or did you mean: “${question}” Then:`,
  whichOne: 'I am not sure which of these you mean:',
  verdicts: { yes: 'Yes.', no: 'No.', open: 'Not known yet.' },
  oneWord: 'What would you like to know about it?',
  /** What is said of the answer before. */
  onAnswer: {
    sure: (sources: string) => `Yes. It comes from: ${sources}.`,
    guessed: (question: string, sources: string) =>
      `I was not sure that I had understood you. If you meant “${question}”, then yes; it comes from: ${sources}.`,
    stands: (sources: string) => `It comes from: ${sources}.`,
    because: (sources: string) =>
      `That is what our source says: ${sources}. Why a rule was made does not stand there; a consultant can tell you more.`,
    dated: (day: string) => `Our source for this is of ${day}.`,
    unsourced: 'I have no source that says so. A consultant can check it with you.',
    inShort: (sentence: string) => `In short: ${sentence}`,
    still: (question: string) => `I think you are still asking about this: “${question}” The answer is:`,
  },
  terms: {
    CRS: 'the points by which Express Entry ranks everybody who waits for an invitation',
    CLB: 'Canada’s scale for English; each test score is converted into one of its levels',
    NCLC: 'Canada’s scale for French, as the CLB is for English',
    ECA: 'a report that says what a degree from abroad is worth in Canada',
    FSW: 'the Federal Skilled Worker program, mostly for people who work outside Canada',
    CEC: 'the Canadian Experience Class, for people who have worked in Canada',
    FST: 'the Federal Skilled Trades program',
    PNP: 'the programs in which a province nominates people for permanent residence',
    NOC: 'Canada’s list of occupations, each with a code',
    TEER: 'the category in the list of occupations that says how much training a job asks for',
    PAL: 'a letter in which a province confirms a place for a student',
    DLI: 'a school that may take students from abroad',
    GIC: 'money that is deposited with a Canadian bank before the studies and paid out during them',
    LMIA: 'a government check of whether an employer may hire from abroad',
    HSK: 'the test of Chinese',
    CSCA: 'the entrance test of Chinese universities',
  },
}
