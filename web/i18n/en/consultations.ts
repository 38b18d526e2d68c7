import type {
  BookingObstacle,
  ConsultationType,
  consultations as procedures,
} from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'

export type HolidayAbroad = Output<typeof procedures.slots>['holidaysAbroad'][number]
type Refusal = { title: string; body: string }
type Card = { name: string; about: string; fee: string }

const types: Record<ConsultationType, Card> = {
  initial: {
    name: 'Initial consultation',
    about: 'A first conversation about where you stand and which ways are open to you.',
    fee: 'Free',
  },
  comprehensive: {
    name: 'Comprehensive consultation',
    about: 'A whole hour on your case, with your papers on the table.',
    fee: 'Fee varies',
  },
  followUp: {
    name: 'Follow-up consultation',
    about: 'Half an hour on what has changed since we last spoke.',
    fee: 'As agreed with you',
  },
}

const obstacles: Record<BookingObstacle, Refusal> = {
  alreadyUsed: {
    title: 'You have already had your free first consultation',
    body: 'It is free once for each person. You are welcome to book a comprehensive consultation, or to write to us without charge.',
  },
  signInFirst: {
    title: 'Follow-up consultations are for existing clients',
    body: 'Sign in with your account so that we know which case it is about. If you are new here, begin with the free initial consultation.',
  },
  existingClientsOnly: {
    title: 'Follow-up consultations are for existing clients',
    body: 'A follow-up continues an earlier conversation or an application under way. Please begin with the free initial consultation; the next one can be a follow-up.',
  },
}

const holidays: Record<HolidayAbroad['holiday'], string> = {
  nowruz: 'Nowruz',
  islamicRepublicDay: 'Islamic Republic Day',
  natureDay: 'Sizdah Bedar, Nature Day',
  khomeiniDay: 'public holiday of 14 Khordad',
  khordadUprising: 'public holiday of 15 Khordad',
  revolutionDay: 'public holiday of 22 Bahman',
  oilNationalisation: 'Oil Nationalisation Day',
  chineseNewYearEve: "Chinese New Year's Eve",
  springFestival: 'Spring Festival',
  qingming: 'Qingming',
  labourDayChina: 'Labour Day',
  dragonBoat: 'Dragon Boat Festival',
  midAutumn: 'Mid-Autumn Festival',
  nationalDayChina: 'National Day',
}

const tooLong = 'This is too long'

const fields = {
  name: { label: 'Full name', faults: { REQUIRED: 'Enter your full name', TOO_LONG: tooLong } },
  email: {
    label: 'E-mail address',
    hint: 'The confirmation and reminders go here.',
    faults: {
      REQUIRED: 'Enter your e-mail address',
      NOT_AN_EMAIL: 'Enter an e-mail address in the form name@example.com',
      TOO_LONG: tooLong,
    },
  },
  phone: {
    label: 'Phone',
    hint: 'Only for the case that the connection fails.',
    faults: { TOO_LONG: tooLong },
  },
  topic: {
    label: 'What should this conversation answer?',
    hint: 'One or two sentences. The consultant reads them beforehand. We meet by video; say here if you prefer the phone or our office.',
    faults: { REQUIRED: 'Write what you would like to know', TOO_LONG: 'Shorten your question' },
  },
}

export const consultations = {
  types,
  title: (name: string) => `Book: ${name}`,
  lengthAndFee: (length: string, fee: string) => `${length} · ${fee}`,
  rule: (hours: string) =>
    `You can move or cancel without giving a reason until ${hours} before the time, by the link in your confirmation.`,
  obstacles,
  obstacleWays: {
    initial: 'Book the free one',
    comprehensive: 'Book a comprehensive one',
    write: 'Write to us',
    signIn: 'Sign in',
  },
  steps: { time: 'Choose a time', details: 'Your details' },
  time: {
    zone: 'Your time zone',
    zoneHint: (city: string, time: string) => `In ${city} it is ${time} now. Times below are yours and ours.`,
    consultant: 'Consultant',
    anyConsultant: 'Whoever is free',
    view: 'Show times as',
    views: { calendar: 'Calendar', list: 'Next ten times' },
    allHours: (count: string) => `Also show times before 8:00 and after 21:00 of your day (${count})`,
    day: (main: string, other: string) => `${main} · ${other}`,
    timesOn: (day: string) => `Times on ${day}`,
    chooseDay: 'Choose a day to see its times.',
    noneOnDay: 'No free time on this day.',
    allOutside: 'Our office hours fall before 8:00 or after 21:00 of your day, so all times are shown.',
    count: (count: number, shown: string) => (count === 0 ? 'no free time' : count === 1 ? '1 time' : `${shown} times`),
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    holiday: { IR: (name: string) => `Iran: ${name}`, CN: (name: string) => `China: ${name}` },
    holidayNote: 'A day off there; we work as usual.',
    with: (name: string) => `with ${name}`,
    chosen: 'Your choice',
    notChosen: 'Choose a time first',
    continue: 'Keep this time',
    keeping: 'Keeping it for you…',
    taken: 'This time has just been taken. Please choose another one.',
    loading: 'Looking for free times…',
    failed: 'The free times could not be loaded.',
    tryAgain: 'Try again',
    openUntil: (date: string) => `Times after ${date} are not open for booking yet.`,
  },
  holidays,
  hold: {
    left: (time: string) => `Kept for you for ${time}`,
    spoken: (minutes: string) => `Your time is kept for another ${minutes}.`,
    extend: 'Keep it ten minutes longer',
    over: 'The time is no longer kept for you',
    overBody: 'What you typed is still here. Choose a time again; yours may still be free.',
    chooseAgain: 'Choose a time',
    change: 'Change the time',
    yours: 'A time is still kept for you',
    goOn: 'Continue with it',
    giveBack: 'Give it back',
  },
  fields,
  details: {
    book: 'Book this consultation',
    booking: 'Booking…',
  },
  none: {
    title: 'No free times at the moment',
    body: 'Leave your address and we will write as soon as a time opens, or ask your question in writing now.',
    join: 'Tell me when a time opens',
    joining: 'One moment…',
    joined: 'You are on the list',
    joinedBody: 'We will write to you as soon as a time opens. The first to answer gets it.',
    write: 'Ask in writing instead',
    otherConsultant: 'See all consultants',
  },
  appointment: {
    title: 'Your consultation',
    justBooked: 'You are booked',
    justBookedLead: (email: string) =>
      `We have sent the confirmation to ${email}. Keep this page: you can move or cancel here.`,
    moved: 'Your consultation was moved',
    movedLead: (email: string) => `The new time is below; a letter with it is on its way to ${email}.`,
    cancelled: 'This consultation is cancelled',
    cancelledLead: 'The time is free for others again. You can book a new one whenever you like.',
    over: 'This consultation is over',
    overLead: 'Thank you for talking with us.',
    upcomingLead: 'Everything about it is here; you do not need to sign in.',
    notFound: 'This link leads nowhere',
    notFoundLead: 'It may have been cut off on its way. Open it again from the letter, or write to us.',
    reference: 'Reference',
    type: 'Kind',
    yourTime: 'Your time',
    ourTime: 'Our time',
    consultant: 'Consultant',
    join: 'Join at',
    joinLater: 'The consultant will write to you how to join.',
    topic: 'Your question',
    fee: 'Fee',
    addToCalendar: 'Add to my calendar',
    coming: 'I am coming',
    areYouComing: 'Are you coming?',
    areYouComingLead: 'One tap below, and your consultant knows. You can also move or cancel here.',
    isComing: 'You have said that you are coming.',
    move: 'Move it',
    cancel: 'Cancel it',
    until: (when: string) => `You can move or cancel until ${when}.`,
    tooLate: 'It is too late to change this online. Please call us; we will find a way.',
    moveHeading: 'Choose a new time',
    moveAct: 'Move to this time',
    moving: 'Moving…',
    keep: 'Keep it as it is',
    cancelHeading: 'Cancel this consultation?',
    cancelBody: 'The time will be offered to others at once.',
    reason: 'Reason',
    reasonHint: 'Only if you would like to tell us.',
    cancelAct: 'Cancel the consultation',
    cancelling: 'Cancelling…',
    bookAgain: 'Book another one',
  },
}
