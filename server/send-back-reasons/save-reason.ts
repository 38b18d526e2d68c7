import { AppError } from '@rahnama/contract/errors.ts'
import { SEND_BACK_REASONS_MAX } from '@rahnama/contract/limits.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { SendBackReason, sendBackReasons } from '@rahnama/contract/send-back-reasons.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { lockReasons, readReasons } from './queries.ts'

type Saved = Input<typeof sendBackReasons.save>

/** Words for whatever is sent back from now on. Those before stay with what was decided by them. */
export function saveReason(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: Caller,
  input: Saved,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<SendBackReason> {
  const { id, version } = input
  return db.transaction(async (tx) => {
    await lockReasons(tx)
    const [known] = await readReasons(tx, id)
    const newest = known?.wordings[0]
    if ((newest?.number ?? 0) !== version) throw new AppError('CONFLICT')
    if (known && newest && hasSameWords(newest, input)) return known
    if (!known) await insertReason(tx, id)
    await tx.execute(sql`
      insert into send_back_wordings
        (reason_id, wording, name_en, name_fa, sentence_en, sentence_fa, remedy, since, set_by)
      values (${id}, ${version + 1}, ${input.name.en}, ${input.name.fa}, ${input.sentence.en}, ${input.sentence.fa},
        ${input.remedy}, ${now()}, ${userId})`)
    const act = known ? 'sendBackReason.reword' : 'sendBackReason.add'
    await writeAudit(tx, { userId, role, requestId }, { act, clientId: null, target: `reason:${id}` }, now())
    const [saved] = await readReasons(tx, id)
    if (!saved) throw new Error('A reason was neither inserted nor found')
    return saved
  })
}

function hasSameWords(newest: Pick<Saved, 'name' | 'sentence' | 'remedy'>, saved: Saved): boolean {
  const words = ({ name, sentence, remedy }: typeof newest) =>
    JSON.stringify([name.en, name.fa, sentence.en, sentence.fa, remedy])
  return words(newest) === words(saved)
}

async function insertReason(tx: Db, id: string): Promise<void> {
  const inserted = await tx.execute(sql`
    insert into send_back_reasons (id, place)
    select ${id}, coalesce(max(place), 0) + 1 from send_back_reasons having count(*) < ${SEND_BACK_REASONS_MAX}`)
  if (inserted === 0) throw new AppError('INVALID_INPUT', { issues: [{ field: 'id', fault: 'TOO_MANY' }] })
}
