/** What others check of a person: fingerprints, health, the police's record; and files that would not upload. */
export const checks = {
  biometricsWhere:
    'Fingerprints and a photo (biometrics) are given in person, after the immigration department’s letter has come, at a visa application centre of Canada in any country you may enter. We know of none in Iran or Afghanistan, so most people travel for it.',
  biometricsWho: (asked: { from: string; to: string; days: string }) =>
    `They are asked of applicants from ${asked.from} to ${asked.to} years old, within ${asked.days} of the letter.`,
  biometricsFee: (fee: string) => `The fee is ${fee} for one person, and is paid before.`,
  biometricsValid: (years: string) =>
    `For visits, studies and work they count for ${years}; for permanent residence they are given anew.`,
  medical:
    'Only a panel physician may do the medical exam: a doctor named by the immigration department. Your own doctor cannot. The department’s list names them by country and city, Iran among them, and you may go to one in another country as well. Bring your passport, the department’s letter if you have one, your glasses, and the reports and medicines of any illness; the physician sends the result to the department. It is an examination with a urine test, from 11 years on a chest X-ray and from 15 a blood test.',
  policeHow:
    'Each country issues it in its own way, mostly also to people who have left it: through its consulate, by post or online, or through somebody you authorise there. The immigration department’s list of countries says how for each of them.',
  uploadFailed: (mb: string) =>
    `If a file is not taken, the reason stands beside it in your documents. Mostly it is larger than ${mb}, locked with a password, cut off, or a HEIC photo: save it as PDF or JPG, or make one PDF of photos there, and choose it again.`,
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
  'tests.where': 'Where can I sit a language test?',
}
