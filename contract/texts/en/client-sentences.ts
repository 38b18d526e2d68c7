import type { SentenceTemplate } from '../../client-sentences.ts'

/** A blank in braces is filled before it is sent. */
export const clientSentences: Record<SentenceTemplate, { name: string; text: string }> = {
  readBy: {
    name: 'We read it by a day',
    text: 'Your application has reached us. We will read it and write to you by {due}.',
  },
  reviewBegun: {
    name: 'We have started to check',
    text: 'We have started to check your answers and documents. You do not need to do anything right now.',
  },
  answerReceived: {
    name: 'Thank you for the answer',
    text: 'Thank you for your answer about {subject}. We are continuing with your application.',
  },
  reviewTakesLonger: {
    name: 'It takes longer',
    text: 'Checking your documents is taking longer than we expected, because {reason}. We will write to you by {due}.',
  },
  formsBegun: {
    name: 'We fill in the forms',
    text: 'Your documents are complete. We are now filling in the authority’s forms and will send them to you to read and sign.',
  },
  waitingForIssuer: {
    name: 'We wait for an issuer',
    text: 'We are waiting for {document} from {issuer}. We will write to you as soon as it is here.',
  },
  readyForOpening: {
    name: 'Ready, not open yet',
    text: 'Your file is ready. The program is not accepting applications at the moment; we will submit yours when it opens.',
  },
  questionOpen: {
    name: 'Please answer a question',
    text: 'To continue, we need to know {question}. Please answer by {due}.',
  },
  callUs: {
    name: 'Let us talk',
    text: 'We would like to discuss {subject} with you. Please book a consultation or call us by {due}.',
  },
  documentToReplace: {
    name: 'Replace a document',
    text: 'We cannot use your {document} as it is, because {reason}. Please upload a new one by {due}.',
  },
  translationNeeded: {
    name: 'Certified translation',
    text: 'Your {document} needs a certified translation. Please upload the original and the translation together by {due}.',
  },
  formsToSign: {
    name: 'Read and sign',
    text: 'The forms are ready. Please read them carefully, check every date, and sign them by {due}.',
  },
  filed: {
    name: 'It is filed',
    text: 'We have submitted your application to the authority. Its file number is {number}. We will tell you as soon as we hear from them.',
  },
  nothingNew: {
    name: 'Nothing new yet',
    text: 'The authority is still processing your application. There is nothing for you to do right now.',
  },
  biometricsDue: {
    name: 'Give biometrics',
    text: 'The authority asks for your fingerprints and photo. Please go to {place} by {due} and take the instruction letter and your passport with you.',
  },
  medicalDue: {
    name: 'Medical exam',
    text: 'The authority asks for a medical exam. Please see a panel physician by {due} and send us the confirmation.',
  },
  authorityAsks: {
    name: 'The authority asks for more',
    text: 'The authority asks for {document}. Please send it to us by {due}, so that we can answer in time.',
  },
  approved: {
    name: 'Approved',
    text: 'Good news: your application has been approved. The next step is {step}.',
  },
  refused: {
    name: 'Refused',
    text: 'We are sorry: the authority has refused your application. The reason given is {reason}. We would like to go through your options with you.',
  },
  withdrawnAsWished: {
    name: 'Withdrawn as you asked',
    text: 'As you asked, we have withdrawn your application. Your documents stay in your account.',
  },
  withdrawnAsAgreed: {
    name: 'Withdrawn as agreed',
    text: 'As agreed with you on {day}, we have withdrawn your application. Your documents stay in your account.',
  },
}
