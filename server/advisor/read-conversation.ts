import type { AdvisorTurn, advisor } from '@rahnama/contract/advisor/advisor.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { ADVISOR_TURNS_SHOWN } from '@rahnama/contract/limits.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readAdvisorSettings } from '../site-settings/site-settings.ts'
import { gatherFile } from './gather-file.ts'
import { findOwnTurn, listOwnTurns, toTurn } from './queries.ts'
import { suggestionsFor } from './suggestions.ts'
import { endInterrupted } from './write-with-model.ts'

type Read = typeof advisor.conversation

/** The latest turns, the oldest of them first. */
export async function readConversation(
  deps: Deps,
  caller: Caller,
  { language, before }: Input<Read>,
): Promise<Output<Read>> {
  await endInterrupted(deps, caller.userId)
  const rows = await listOwnTurns(
    deps.db,
    caller.userId,
    before ? new Date(before) : undefined,
    ADVISOR_TURNS_SHOWN + 1,
  )
  return {
    isOn: (await readAdvisorSettings(deps.db)).value.isOn,
    usesModel: deps.config.advisor !== undefined,
    turns: rows.slice(0, ADVISOR_TURNS_SHOWN).reverse().map(toTurn),
    hasEarlier: rows.length > ADVISOR_TURNS_SHOWN,
    suggestions: before ? [] : suggestionsFor(await gatherFile(deps, caller), language),
  }
}

export async function readTurn(deps: Deps, { userId }: Caller, { id }: { id: string }): Promise<AdvisorTurn> {
  await endInterrupted(deps, userId)
  const row = await findOwnTurn(deps.db, userId, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toTurn(row)
}
