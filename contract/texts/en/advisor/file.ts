import type { Turn } from '../../../application-standings.ts'

export const file = {
  unread: (count: string) => `Conversations with something unread: ${count}.`,
  nothingUnread: 'You have no unread messages.',
  meetingLength: (initial: string, comprehensive: string, followUp: string) =>
    `The initial consultation lasts ${initial}, the comprehensive one ${comprehensive}, and a follow-up for existing clients ${followUp}.`,
  meetingPlace:
    'We meet by video, or by phone or at our office if you say so when you book. You get a reminder before it.',
  case: (reference: string, program: string, turn: string) => `Case ${reference} (${program}): ${turn}.`,
  due: (day: string) => `This step is due on ${day}.`,
  noDue: 'No date is set for this step.',
  afterSending: [
    'You receive a confirmation with your reference by email.',
    'A consultant reads everything within five working days.',
    'We tell you what we found and what comes next. Nothing goes to an authority before you have signed it.',
  ],
  begin:
    'Open your applications and choose “Start an application”. Nothing is sent when you start; you prepare it at your own pace.',
  reference: (reference: string, program: string) => `The reference of your case (${program}) is ${reference}.`,
  noCase: 'You have no application with us yet.',
  nextIsProfile: (gaps: string) => `The next step is your profile; still open there: ${gaps}.`,
  firstIsProfile: (minutes: string) =>
    `The first step is your profile: with it you see your score and the programs that may suit you. If you would rather talk to somebody first, book the initial consultation of ${minutes}, which is free.`,
  nextIsApplication:
    'Your profile is filled in. Next you can look at your report, book an initial consultation or start an application.',
  noDeadline: 'No deadline is set in your file.',
  consultant: (name: string) => `${name} looks after your case.`,
  noConsultant: 'Nobody has been assigned to your case yet; the whole office sees it.',
  appointment: (day: string, clocks: string, name: string) =>
    `Your next appointment is on ${day} at ${clocks}, with ${name}.`,
  noAppointment: 'You have no appointment booked.',
  payments:
    'Payments are not listed on this site. What you have paid and what is open stands in your agreement with us and on your receipts; your consultant can tell you, just ask in a message.',
  facts: (list: string) => `Your profile holds: ${list}.`,
  factsOpen: (list: string) => `Still open: ${list}.`,
  factsCheck: 'If anything is not right, correct it in your profile; your score follows at once.',
  funds: (amount: string) => `settlement funds of ${amount}`,
  change: 'You can change any answer in your profile; your score follows at once.',
  report: 'Your report holds the score, its reasons and each program, and can be downloaded as a PDF.',
  book: 'You can book a time here. You see it on your own clock and on ours.',
  move: 'You move or cancel an appointment on its own page, up to twelve hours before.',
}

export const turns: Record<Turn, string> = {
  client: 'we are waiting for you',
  office: 'it is with us',
  government: 'the authority is deciding',
  thirdParty: 'we are waiting for another organization',
  nobody: 'it is closed',
}

export const changes = {
  tell: 'Change it in your profile, so that your score and your documents list follow, and write to your consultant before anything else is sent. What it means for an application that has already been sent is for the consultant to say.',
  child:
    'A child who is born meanwhile belongs to your family and has to be declared, even one who would not come with you.',
  marriage:
    'A marriage changes the points: with a partner who comes along and is neither a citizen nor a permanent resident, the columns with a spouse apply. The partner has to be declared in any case.',
  separation:
    'A separation or divorce changes the points, too: the columns without a spouse apply, and one person fewer counts for the settlement funds. Children of yours still have to be declared.',
  oneMore: (family: string, amount: string) =>
    `For the settlement funds you then count one person more: ${amount} for ${family} instead of what your profile shows now.`,
  passport: 'Upload the new passport under Documents, and use its number and spelling from now on.',
  work: (skilled: string, experience: string, trades: string) =>
    `Work you have already done still counts: for the Federal Skilled Worker program one continuous year within the last ${skilled}, for the Canadian Experience Class a year within the last ${experience}, for Federal Skilled Trades two years within the last ${trades}. None of them asks that you are employed today.`,
  move: (months: string, years: string) =>
    `Moving to another country changes your documents list: a police certificate is asked for of each country where you have lived for ${months} or more in the last ${years}.`,
}

export const fileQuestions: Record<string, string> = {
  'file.status': 'Where does my case stand?',
  'file.deadlines': 'Which deadlines do I have?',
  'file.consultant': 'Who is my consultant?',
  'file.change': 'How do I change an answer?',
  'file.report': 'Where is my report?',
  'file.facts': 'What does my profile hold about me?',
  'booking.mine': 'When is my appointment?',
  'booking.new': 'How do I book a consultation?',
  'booking.move': 'How do I move an appointment?',
  'process.time': 'How long does an application take?',
  'process.guarantee': 'Can you guarantee a visa?',
  'process.start': 'What do I need to get started?',
  'booking.length': 'How many minutes is a consultation?',
  'booking.way': 'Do we meet by video, by phone or at the office?',
  'booking.prepare': 'What should I prepare for the first consultation?',
  'file.messages': 'Do I have unread messages?',
  'process.new-child': 'What if a child is born during the process?',
  'process.marriage': 'What if I marry during the process?',
  'process.new-passport': 'What do I do with a new passport?',
  'process.work-change': 'What if I change or lose my job during the process?',
  'process.move-country': 'What if I move to another country during the process?',
  'process.steps': 'What are the steps, in order?',
  'process.separation': 'What if I separate during the process?',
  'process.tell-refusal': 'Do I have to tell you about an earlier refusal?',
  'process.reapply': 'Can I apply again after a refusal?',
  'process.gaps': 'What do I write for months without work?',
  'file.profile': 'What is still open in my profile?',
  'file.payments': 'What have I paid you so far?',
  'file.after-sending': 'What happens after I send my application?',
  'file.reference': 'What is the reference of my case?',
  'file.begin': 'How do I start an application?',
}
