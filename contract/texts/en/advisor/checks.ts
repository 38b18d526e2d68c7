/** What others check of a person: fingerprints, health, the police's record; and files that would not upload. */
export const checks = {
  biometricsWhere:
    'Fingerprints and a photo (biometrics) are given in person, after the immigration department’s letter has come: outside Canada at a visa application centre, in any country you may enter; in Canada at a Service Canada office. As far as we know there is no centre in Iran or Afghanistan, so most people travel for it.',
  biometricsWho: (asked: { from: string; to: string; days: string }) =>
    `They are asked of applicants from ${asked.from} to ${asked.to} years old, within ${asked.days} of the letter.`,
  biometricsFee: (fee: string) =>
    `The fee is ${fee} for one person, paid when you apply; a family that applies together pays for two at most.`,
  biometricsValid: (years: string) =>
    `For visits, studies and work they count for ${years}; for permanent residence they must be given again.`,
  medical:
    'Only a panel physician, a doctor named by the immigration department, may do the medical exam; your own doctor cannot. The department’s list gives them by country and city, Iran among them, and you may also go to one in another country.',
  medicalBring:
    'Bring your passport, the department’s letter if you have one, your glasses, medical reports and a list of your medicines.',
  medicalHow:
    'Everyone has a physical examination; from about 5 years on there is a urine test, from 11 a chest X-ray and from 15 blood tests. The physician sends the result to the department.',
  policeHow:
    'Each country has its own way, and most also issue it to people who have left: through the consulate, by post or online, or through somebody you authorise there. The immigration department’s list of countries says how for each of them.',
  policeIran:
    'For Iran: apply with the Sana account at a Police +10 office, or abroad through the Mikhak system of the embassy. Then have it officially translated.',
  uploadFailed: (mb: string) =>
    `If a file is not taken, the reason is shown beside it. Mostly it is larger than ${mb}, locked with a password, cut off, or a HEIC photo: save it as PDF or JPG, or make one PDF of photos there, and choose it again.`,
  uploadGoesOn:
    'If the connection breaks, the upload continues where it stopped, even after you close the page. If it still does not work, send us the file in a message.',
}

export const checksQuestions: Record<string, string> = {
  'process.biometrics': 'Where and when do I give my fingerprints?',
  'process.medical': 'Where do I have the medical exam?',
  'process.police': 'From which countries do I need a police certificate, and how do I get it?',
  'documents.upload-failed': 'What if a file does not upload?',
  'documents.attestation': 'Do my documents need a stamp or an apostille?',
  'documents.relative': 'How do I prove that I have a relative in Canada?',
  'documents.first': 'Which document should I begin with?',
  'tests.where': 'Where can I take a language test?',
  'process.travel': 'Can I travel while my application is in process?',
  'documents.passport-expiring': 'My passport expires soon: should I renew it first?',
  'process.visa-office': 'Is there a Canadian embassy in Iran or Afghanistan, and which office handles my file?',
  'process.passport-request': 'They asked for my passport: what do I send, where and by when?',
  'process.stage-words': 'What do AOR, ITA, PPR, COPR, UCI and GCMS mean?',
  'process.background-check': 'What is the background and security check, and how long does it take?',
  'process.ircc-status': 'Where do I look up my application on IRCC’s own site?',
  'process.notes': 'How do I ask for the officer’s notes (GCMS) on my file?',
  'process.web-form': 'How do I tell IRCC about a change, or add a document, after applying?',
  'process.exit-permission': 'Does a wife or child need permission to leave Iran?',
  'documents.afghan-passport': 'My Afghan passport has expired and nobody renews it; what then?',
  'documents.iran-passport-abroad': 'How do I renew an Iranian passport while in Canada?',
  'documents.smaller': 'How do I make a file smaller, or a PDF of photos?',
}
