import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import type { mailSentences } from '@rahnama/contract/mail-sentences.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { type Sentence, storeWording } from '../mail/mail.ts'
import { faultsOf } from './faults-of.ts'
import { findMail } from './find-mail.ts'
import { readSentences } from './read-sentences.ts'

/** Every email written from now on says so; what was sent stays as it was. */
export async function saveSentences(
  deps: Deps,
  { userId, role }: Caller,
  input: Input<typeof mailSentences.save>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof mailSentences.save>> {
  const { language } = input
  return deps.db.transaction(async (tx) => {
    const place = { ...deps, db: tx }
    const { mail } = await findMail(place, input)
    refuseFaulty(mail.sentences, input.sentences)
    const at = deps.now()
    for (const { id, version, said } of input.sentences) {
      const isStored = await storeWording(tx, { id, language, said, version, at, by: userId })
      if (!isStored) throw new AppError('CONFLICT')
    }
    const entry = { act: 'settings.change', clientId: null, target: 'settings:email' } as const
    await writeAudit(tx, { userId, role, requestId }, entry, at)
    return readSentences(place, undefined, input)
  })
}

type Saved = { id: string; said: string | null }

function refuseFaulty(known: readonly Sentence[], saved: readonly Saved[]): void {
  const issues = saved.flatMap(({ id, said }, place): Issue[] => {
    const sentence = known.find((each) => each.id === id)
    if (!sentence) throw new AppError('NOT_FOUND')
    return said === null ? [] : faultsOf(sentence, said, `sentences.${place}.said`)
  })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}
