export const documents = {
  inState: (state: string, list: string) => `${state[0]?.toUpperCase()}${state.slice(1)}: ${list}.`,
  missing: (program: string, list: string) => `Still to send for ${program}: ${list}.`,
  nothingMissing: (program: string) => `Nothing is missing for ${program} right now.`,
  owed: (list: string) => `We are waiting for this from you: ${list}.`,
  owedAgain: (list: string) => `We sent this back for you to correct: ${list}.`,
  meanwhile:
    'Add it on the documents page as soon as you have it. Whether the review goes on until then is for your consultant to say; ask in Messages.',
  progress: (given: string, needed: string) => `${given} of ${needed} documents are there.`,
  sentBack: (name: string, reason: string) => `We sent back: ${name}. ${reason}`,
  sentBackNext:
    'That is not a refusal of your application. Correct the document, add the new file in your documents, and we look at it again.',
  noneSentBack: 'None of your documents was sent back.',
  state: (name: string, state: string) => `${name}: ${state}.`,
  noCase: 'You have not begun an application, so there is no checklist yet. What you need depends on the program.',
  listOf: (program: string) =>
    `${program} asks nearly everybody for these. The list of your own, with what your answers add, is made when you start an application.`,
  listOfFamily:
    'A partner who comes along, children or earlier marriages add documents: passports, marriage and birth certificates.',
  listOfChildren: (program: string) => `For each child ${program} asks for these documents.`,
  listOfOwn: 'Another program may ask for others. The list of your own is made when you start an application.',
  listHead: ['Document', 'When'],
  inNow: 'collect it now',
  inLater: 'after the invitation or nomination',
  inWanted: 'when the authority asks for it',
  upload:
    'Open your documents, choose the one you have and add the file there. You can take a picture with your phone.',
  formats: (mb: string) =>
    `Documents are taken as PDF, DOC or DOCX, or as photos of their pages (JPG or PNG), up to ${mb}.`,
  cv: (mb: string) => `A CV may be PDF, DOC or DOCX, or photos of its pages, up to ${mb}.`,
  cannotGet:
    'Open the document in your list and choose “I cannot get this”. Tell us why; a consultant reads it and says what can stand in.',
  insteadOfWorkLetter:
    'In place of an employer’s letter, officers look at what else shows the work: the contract, pay slips, bank statements with the salary, tax or social-insurance records, and a signed statement of a former supervisor or colleague, with a letter that says why the employer’s is missing and shows that you asked for it. Whether that is enough, the officer decides.',
  validFor: (name: string, months: string) => `${name}: counts for ${months} from its date.`,
  validAlways: (name: string) => `${name}: does not expire.`,
  validFresh: (name: string) => `${name}: has to be recent when you apply; our tables name no number of months.`,
  biometricsWhen:
    'Fingerprints and a photo (biometrics) are given after you apply, once the immigration department’s letter has come.',
  photoSize:
    'It is handed in as a digital file. The exact measures stand in the photo specifications of the authority; our tables do not have them.',
  validUntilEnd: (name: string) => `${name}: until the date printed on it.`,
  policeValid: (months: string) =>
    `A police certificate of the country you live in may be at most ${months} old when you apply. One of a country you have left must have been issued after you left.`,
  wantedOfYou: (name: string, program: string) =>
    `${name}: it is on the list of your ${program} case and we are still waiting for it.`,
  removed: (days: string) =>
    `Open the file in your documents and choose “Remove”. You can bring it back for ${days}; then it is deleted for good. A file that we are reviewing or have accepted cannot be removed, but you can add a newer one.`,
  askedNow: (name: string, program: string) => `${name}: part of the application itself in ${program}, so get it now.`,
  askedOnceInvited: (name: string, program: string) =>
    `${name}: in ${program} it is asked for after the invitation, with the full application, not before.`,
  askedWhenWanted: (name: string, program: string) =>
    `${name}: in ${program} it is asked for later, when the authority wants it.`,
  policeOf: (months: string, years: string, adult: string) =>
    `A police certificate is needed from each country where you lived ${months} or longer in the last ${years}, counted from the age of ${adult}. Some countries take long to issue one, so find out early how it works there.`,
  validHead: ['Document', 'How long it counts'],
  validMonths: (months: string) => `${months} from its date`,
  validPrinted: 'until the date printed on it',
  validPolice: (months: string) => `at most ${months} old, or issued after you left that country`,
  translated:
    'Whatever is in neither English nor French needs a certified translation, together with the original. Neither you nor a relative may make it, not even one who translates for a living. Each document in your list says whether it does.',
  profileGaps: (answers: string) => `Open in your profile: ${answers}.`,
  profileFull: 'Every answer your score depends on is there.',
  head: ['Document', 'State'],
  states: {
    needed: 'missing',
    uploaded: 'uploaded',
    inReview: 'in review',
    accepted: 'accepted',
    sentBack: 'sent back',
    expired: 'expired',
    notNeeded: 'not needed',
  },
}

export const documentsQuestions: Record<string, string> = {
  'documents.meanwhile': 'Does the review wait until a document is ready?',
  'documents.state': 'Was my passport accepted?',
  'documents.list': 'Which documents do I need?',
  'documents.missing': 'What is missing in my file?',
  'documents.sent-back': 'Was a document sent back?',
  'documents.upload': 'How do I upload a document?',
  'documents.formats': 'Which file types can I upload?',
  'documents.cannot-get': 'What if I cannot get a document?',
  'documents.photo': 'What must the photo look like?',
  'documents.replace': 'Can I replace a file I have uploaded?',
  'documents.work-letter': 'What must a work letter say?',
  'documents.clear-scan': 'How should I scan my documents?',
  'documents.name-spelling': 'What if the spelling of my name differs?',
  'documents.reviewed': 'Have my documents been approved?',
  'documents.remove': 'Can I delete a document that I sent?',
  'documents.cv': 'How large may my CV be?',
  'documents.when': 'When do I need the police certificate and the medical exam?',
  'documents.valid': 'How long do documents stay valid?',
  'documents.translation': 'Do my documents need a translation?',
}
