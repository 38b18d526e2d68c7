import type { TurnReason } from '../../application-standings.ts'

/** What the client of an application that stands so is told: what is to happen, and why. */
export const standingReasons: Record<TurnReason, { what: string; why: string }> = {
  gatherAndSend: {
    what: 'Collect your documents and send the application to us.',
    why: 'We can only check what we have seen.',
  },
  awaitsReview: {
    what: 'We read your answers and documents and tell you what we found.',
    why: 'Our review finds mistakes that would cost you months later.',
  },
  underReview: {
    what: 'We are checking your answers and documents.',
    why: 'What goes to the authority has to be complete and consistent.',
  },
  formsPrepared: {
    what: 'We are filling in the authority’s forms with your answers.',
    why: 'You will read and sign them before anything leaves our office.',
  },
  awaitsIssuer: {
    what: 'We are waiting for a document from the organization that issues it.',
    why: 'Only they can issue it, and we cannot file without it.',
  },
  awaitsOpening: {
    what: 'Your file is ready and waiting for the program to open.',
    why: 'The program is not accepting applications right now. We send yours when it opens.',
  },
  answerAsked: {
    what: 'Please answer our question.',
    why: 'Only you know the answer.',
  },
  documentSentBack: {
    what: 'Please replace the document we sent back.',
    why: 'The authority would not accept it as it is.',
  },
  signatureAsked: { what: 'Please read and sign the forms.', why: 'Your application is made in your name.' },
  awaitsDecision: {
    what: 'The authority has your application and decides.',
    why: 'From here on the authority sets the pace; we tell you as soon as we hear something.',
  },
  biometricsAsked: {
    what: 'Please give your fingerprints and photo at a collection point.',
    why: 'The authority has asked for them.',
  },
  medicalAsked: {
    what: 'Please see a panel physician for the medical examination.',
    why: 'The authority has asked for it.',
  },
  moreAskedByGovernment: {
    what: 'Please send us what the authority asks for.',
    why: 'The authority cannot decide without it.',
  },
  approved: {
    what: 'The authority has approved your application.',
    why: 'Congratulations. We will tell you what follows.',
  },
  refused: {
    what: 'The authority has refused your application.',
    why: 'There may be other options. Book a consultation and we will go through the reasons with you.',
  },
  withdrawnByClient: {
    what: 'You withdrew this application.',
    why: 'Your documents and answers stay in your account.',
  },
  withdrawnByOffice: { what: 'We withdrew this application.', why: 'As agreed with you.' },
}
