import { AppError } from '@rahnama/contract/errors.ts'
import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import type { Message, messages } from '@rahnama/contract/messages.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { findCase } from '../cases/cases.ts'
import type { Deps } from '../deps.ts'
import type { Teller } from '../notices/notices.ts'
import { openThread } from './begin-thread.ts'
import { clientViewer, lockThread, officeViewer } from './find-thread.ts'
import { findSent, sendMessage } from './send-message.ts'

type Acting = Teller & Pick<Deps, 'db'>

export function replyAsClient(
  deps: Acting,
  caller: Caller,
  input: Input<typeof messages.reply>,
): Promise<{ message: Message }> {
  return deps.db.transaction(async (tx) => {
    const viewer = clientViewer(caller)
    const thread = await lockThread(tx, viewer, input.id)
    const sent = await findSent(tx, viewer, thread.id, input)
    return { message: sent ?? (await sendMessage(deps, tx, viewer, thread, input)) }
  })
}

/** An answer is stopped when the client or a colleague wrote after what the writer had on the screen. */
export function replyAsOffice(
  deps: Acting,
  caller: Caller,
  input: Input<typeof messageDesk.reply>,
  { requestId }: RequestInfo,
): Promise<{ message: Message }> {
  return deps.db.transaction(async (tx) => {
    const viewer = await officeViewer(tx, caller)
    const thread = await lockThread(tx, viewer, input.id)
    const sent = await findSent(tx, viewer, thread.id, input)
    if (sent) return { message: sent }
    if (thread.newest > input.seen) throw new AppError('CONFLICT', { params: { newest: thread.newest } })
    const message = await sendMessage(deps, tx, viewer, thread, input)
    const entry = { act: 'message.send', clientId: thread.clientId, target: `thread:${thread.id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    return { message }
  })
}

export function beginAsOffice(
  deps: Acting,
  caller: Caller,
  input: Input<typeof messageDesk.begin>,
  { requestId }: RequestInfo,
): Promise<{ id: string; message: Message }> {
  return deps.db.transaction(async (tx) => {
    const { id: applicationId, userId: clientId } = await findCase(tx, caller, input.folio)
    const viewer = await officeViewer(tx, caller)
    const thread = { ...input, clientId, applicationId, questionId: null, document: null }
    const begun = await openThread(deps, tx, viewer, thread, input)
    const entry = { act: 'message.send', clientId, target: `thread:${begun.id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    return begun
  })
}
