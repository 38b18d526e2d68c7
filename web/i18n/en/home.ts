type Said = { title: string; body: string; act: string }

const next: Record<'talk' | 'beginProfile' | 'finishProfile' | 'gather' | 'send', Said> = {
  talk: {
    title: 'Your consultation is coming up',
    body: 'Have your questions and your documents at hand.',
    act: 'See the details',
  },
  beginProfile: {
    title: 'Tell us about yourself once',
    body: 'Your score, your programs and your documents follow from it. You can stop at any time; nothing you typed is lost.',
    act: 'Begin your profile',
  },
  finishProfile: {
    title: 'Finish your profile',
    body: 'Everything else is built on it: your score, your programs and your documents.',
    act: 'Continue your profile',
  },
  gather: {
    title: 'Collect your documents',
    body: 'Each document on the list says who issues it and how long it is valid.',
    act: 'See the documents',
  },
  send: {
    title: 'Send your application',
    body: 'Everything is there. A consultant reads it within five working days.',
    act: 'Check and send',
  },
}

export const home = {
  title: 'Home',
  lead: 'Your next step, your cases and your score, in one place.',
  /** Before the person's name. */
  greeting: 'Hello,',
  greetingWithoutName: 'Hello',
  subtitle: 'Your situation today.',
  nextTitle: 'Your next step',
  consultant: 'Your consultant',
  next,
  prospect: {
    apply: {
      title: (program: string) => `Apply: ${program}`,
      body: 'Based on your answers, you meet every requirement we can check. Nothing is sent when you start.',
      act: 'Start the application',
    },
    change: {
      closer: (program: string, requirement: string) =>
        `It brings you closer to ${program}, which asks: ${requirement}`,
      none: (program: string, requirement: string) =>
        `No program fits your answers yet. The nearest is ${program}; it asks first: ${requirement}`,
      act: 'See how in your report',
      answer: 'Answer the question',
    },
    talk: {
      title: 'Talk to a consultant',
      body: 'No program fits your answers as they are. A consultant can tell you what would change that.',
      act: 'Book a free consultation',
    },
  },
  answer: {
    title: (count: number, shown: string) => (count === 1 ? 'Answer our question' : `Answer our ${shown} questions`),
    body: 'We continue with your application as soon as we have your answer.',
    act: 'Answer now',
  },
  replace: {
    title: (count: number, shown: string) =>
      count === 1 ? 'Replace the document we sent back' : `Replace the ${shown} documents we sent back`,
    body: 'Each one says what is wrong and how to fix it. The new document reaches us as soon as you upload it.',
    act: 'See what to do',
  },
  act: 'Open the application',
  wait: { title: 'Nothing for you to do right now', act: 'Follow it' },
  at: (section: string) => `Next: ${section}`,
  done: (percent: string) => `${percent} done`,
  cases: { title: 'Whose turn it is', all: 'All applications', more: (count: string) => `${count} more` },
  score: { title: 'Your score' },
  appointment: {
    title: 'Your next appointment',
    open: 'Details and changes',
    with: (name: string) => `With ${name}`,
  },
  services: { title: 'Our services', all: 'All services' },
}
