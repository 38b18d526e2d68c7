// Every procedure that changes something leaves an entry in the audit, or stands here with the reason why it need not.
import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'

type Contract = typeof contract
type ChangingName = {
  [Capability in keyof Contract & string]: {
    [Name in keyof Contract[Capability] & string]: Contract[Capability][Name] extends { method: 'GET' }
      ? never
      : `${Capability}.${Name}`
  }[keyof Contract[Capability] & string]
}[keyof Contract & string]

const WITHOUT_ENTRY: Record<string, readonly ChangingName[]> = {
  'clients write their own answers; the form keeps versions, and the case says what changed since it was sent': [
    ...(['profile.save', 'profile.complete', 'assessments.save', 'assessments.complete'] as const),
    ...(['eligibility.keepSelfCheck', 'users.updateMe', 'mailChoices.update', 'mailChoices.tellZone'] as const),
  ],
  'a client’s own act is an event of the application, with who and when': [
    ...(['applications.start', 'applications.explain', 'applications.answer', 'applications.submit'] as const),
    ...(['applications.withdraw', 'applications.reopen'] as const),
  ],
  'a client’s own documents and files: each version says when it came and when it went': [
    ...(['uploads.begin', 'uploads.append', 'uploads.finish', 'uploads.cancel', 'documents.attach'] as const),
    ...(['documents.reuse', 'documents.setDates', 'documents.remove', 'documents.restore'] as const),
    ...(['documents.cannotGet', 'documents.collect', 'documents.link', 'reports.create', 'reports.download'] as const),
  ],
  'a client’s own words stand in the conversation, with their name and time': [
    ...(['messages.begin', 'messages.reply', 'messages.openFile', 'advisor.ask', 'advisor.stop'] as const),
    ...(['advisor.judge', 'advisor.remove', 'advisor.removeAll'] as const),
  ],
  'visitors have no name: what they send, book or move is the record itself': [
    ...(['enquiries.submit', 'consultations.hold', 'consultations.extendHold', 'consultations.release'] as const),
    ...(['consultations.book', 'consultations.resendConfirmation', 'consultations.joinWaitList'] as const),
    ...(['consultations.confirmByLink', 'consultations.comeByLink', 'consultations.moveByLink'] as const),
    ...(['consultations.cancelByLink', 'mailChoices.useLink', 'reports.verify'] as const),
  ],
  'marks of what one has read or finds important': [
    ...(['notices.mark', 'notices.markAll', 'messages.seen', 'messages.markUnread', 'messages.markImportant'] as const),
    ...(['messageDesk.seen', 'messageDesk.markUnread', 'messageDesk.markImportant'] as const),
  ],
  'who is here now; it is forgotten a minute later': ['cases.present', 'cases.leave'],
  'drafts and views of one’s own': ['staffDrafts.save', 'staffDrafts.remove', 'cases.saveView', 'cases.removeView'],
  'they store nothing: a preview, the next in a list, a figure without a person': [
    ...(['cases.next', 'cases.nextToVerify', 'cases.preview', 'contentEditing.preview'] as const),
    ...(['mailSentences.preview', 'themePreview.mail', 'themePreview.cover', 'rulebook.understandRounds'] as const),
    ...(['referrals.card', 'visits.page', 'visits.vitals'] as const),
  ],
  'a picture of the firm’s, or a referrer’s own statement, for downloading': [
    'media.original',
    'referrals.statementFile',
  ],
  'its entry is shown where it is handed a mail server: server/mail-server/mail-server.test.ts': ['mailServer.test'],
  'the download itself is in the audit': ['privacy.linkExport', 'backups.link'],
}

type Named = { name: string; method: Procedure['method']; pattern: RegExp }

const CHANGING: readonly Named[] = Object.entries(contract).flatMap(([capability, procedures]) =>
  Object.entries(procedures as Record<string, Procedure>)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, { method, path }]) => ({
      name: `${capability}.${name}`,
      method,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
)

const excepted = new Set<string>(Object.values(WITHOUT_ENTRY).flat())

/** Which procedure this request is for, if it has to leave an entry. */
export function auditedProcedure(method: string, path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost')
  const found = CHANGING.filter((each) => each.method === method && each.pattern.test(pathname))
  // A fixed path goes before one with a parameter.
  const name = (found.find(({ pattern }) => !pattern.source.includes('[^/]+')) ?? found[0])?.name
  return name && !excepted.has(name) ? name : undefined
}

/** What the tests saw, a line for each call that succeeded: the procedure, and whether an entry appeared. */
export function actsWithoutEntry(ledger: string): string[] {
  const lines = ledger.split('\n').map((line) => line.split(' '))
  return CHANGING.filter(({ name }) => !excepted.has(name)).flatMap(({ name }) => {
    const seen = lines.filter(([called]) => called === name)
    if (seen.length === 0) return [`${name}: no test calls it`]
    return seen.some(([, entry]) => entry === 'written') ? [] : [`${name}: left no entry in the audit`]
  })
}
