/** How this site does what people ask of it. */
export const portal = {
  codeMissing: (digits: string, valid: string) =>
    `Look in your spam folder first: the code comes by email, never by text message. If it is not there, check the address shown where you enter the code; if it is wrong, choose “Correct the address”, otherwise “Send the code again”. The code has ${digits} digits and works for ${valid}; only the newest works, and after several requests you have to wait. If our email says that you already have an account, there is no code in it: sign in as usual. If nothing comes, contact our office.`,
  withdraw: (undo: string) =>
    `Open it under “Applications” and choose “Withdraw the application” at the end of its page; you need not give a reason. We stop working on it, and you can undo this for ${undo}. Your documents and answers stay in your account, and you may start a new application later. Once the authority has the application, you cannot withdraw it on the site: please write to us.`,
  selfCheck:
    'The self-check at the top of our site asks a few short questions on family, age, education, languages, work and ties to Canada, free and without an account. You see your CRS points or their range, the programs your answers speak to, and what would raise the score. The answers stay in your browser and are saved with us only if you create an account and ask for it. The full profile asks more and is more exact.',
  verify:
    'By the code on its first page: it begins with RH, and beside it are the address and a QR code. Anyone who holds the report can scan it or enter the code on our page “Verify a report”, without an account. The page says whether we made a report with this code, and shows its date, the date of the CRS rules, the score and the first letter of the name, to compare; nothing more, because the report is private. If there is none although every letter of the code is right, the report is not from us.',
  changeConsultant:
    'You can ask for it, but we cannot promise it: our office decides who looks after a file. Write to us in Messages and say briefly what you wish and why; if you would rather not write it there, contact the office by phone or email. If somebody else takes over, you are told so, and your file, documents and earlier messages stay where they are.',
  smaller: (photos: string, document: string, cv: string) =>
    `You can do it here: where you upload a document, choose “Photos into one PDF”. It takes up to ${photos} photos, which you can turn and put in order, reduces their size and makes one PDF. A document may have up to ${document} and a CV up to ${cv}; save an iPhone’s HEIC photos as JPG. If a PDF is too large, scan it again at a lower resolution, for instance with your phone’s own scanner; every word must stay readable. Do not send passports through websites you do not know.`,
}
