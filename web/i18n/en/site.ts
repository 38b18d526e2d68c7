import type { RouteIn } from '../../site-map.ts'
import type { EmptyPageTexts, PageTexts } from '../page-texts.ts'

const pages: Record<Exclude<RouteIn<'site'>, 'landing'>, EmptyPageTexts> & { landing: PageTexts } = {
  landing: {
    title: 'Immigrate to Canada, study in Canada or China',
    heading: 'Your way to Canada or China, with someone who knows the road',
    lead: 'We read the rules with you, tell you plainly what you qualify for and why, and stay beside you until the papers are in your hand.',
  },
  services: {
    title: 'Services',
    heading: 'What we can do for you',
    lead: 'Immigration to Canada and study in Canada or China, from the first question to the last stamp.',
    emptyTitle: 'The details are being written',
    emptyBody: 'Each programme will stand here with its conditions, its current status and the date we checked it.',
  },
  aboutUs: {
    title: 'About us',
    heading: 'A guide, since 2009',
    lead: 'Who we are, what we stand for and how we work.',
    emptyTitle: 'Our story is being written',
    emptyBody: 'You will find our history, our values and our figures here, each figure with its source.',
  },
  ourTeam: {
    title: 'Our team',
    heading: 'The people beside you',
    lead: 'Consultants, advisers and translators who answer you by name.',
    emptyTitle: 'The introductions are being written',
    emptyBody: 'The team and their credentials will be introduced here.',
  },
  successStories: {
    title: 'Success stories',
    heading: 'Ways others have gone',
    lead: 'Clients tell where they came from, what they applied for and how long it took.',
    emptyTitle: 'No stories yet',
    emptyBody: 'Stories are published here only when the person has agreed.',
  },
  contact: {
    title: 'Contact',
    heading: 'Talk to us',
    lead: 'Write, call or book a time. We reply within 24 hours on working days.',
    emptyTitle: 'The form is not open yet',
    emptyBody: 'You will be able to write to us and book a consultation here.',
  },
  contentPage: {
    title: 'Page',
    heading: 'This page is not written yet',
    lead: 'The address is right, but there is nothing to read here at the moment.',
    emptyTitle: 'Nothing published',
    emptyBody: 'You can return to the start, or write to us if you were looking for something.',
  },
}

export const site = {
  navigation: {
    label: 'Main',
    services: 'Services',
    aboutUs: 'About us',
    ourTeam: 'Our team',
    successStories: 'Success stories',
    contact: 'Contact',
    getStarted: 'Get started',
  },
  pages,
  landing: {
    caption: 'Immigration and study consultancy',
    start: 'Get started',
    services: 'See our services',
    reassurance: 'Free to start. You can stop at any time.',
    routeLabel: 'A route drawn from Tehran by way of Toronto and Beijing',
    steps: {
      heading: 'Three steps, no surprises',
      items: [
        { title: 'Tell it once', body: 'One profile for everything. It saves itself, on any connection.' },
        {
          title: 'See what fits',
          body: 'Your score and every programme, with the rule, the date and the reason behind each line.',
        },
        { title: 'Know whose turn it is', body: 'You, us or the authority: each step says who acts next and by when.' },
      ],
    },
    canada: {
      heading: 'Canada',
      lead: 'Five ways in, each read against the rules of today.',
      items: ['Start-up Visa', 'Inter-Company Transfer', 'Express Entry', 'Provincial Nominee', 'Family Sponsorship'],
    },
    china: {
      heading: 'China',
      lead: 'From choosing a university to the first lecture.',
      items: ['University selection', 'Scholarships', 'Language courses', 'Medical programmes'],
    },
    closing: {
      heading: 'Start with the truth about your chances',
      body: 'No promises, no pressure: a clear answer first, then a plan.',
    },
  },
  footer: {
    tagline: 'Immigration to Canada. Study in Canada or China.',
    pages: 'Pages',
    account: 'Your account',
    signIn: 'Sign in',
    notAdvice: 'What this site tells you is information, not legal advice.',
    rights: (year: number) => `© ${year} Rahnama`,
  },
}
