import type { advisor } from '@rahnama/contract/advisor/advisor.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { ask } from './ask.ts'
import { judge, remove, removeAll, stop } from './change-turns.ts'
import { readConversation, readTurn } from './read-conversation.ts'
import { adopt, rate, review } from './review.ts'

export const advisorHandlers: Handlers<Deps, typeof advisor> = {
  conversation: readConversation,
  ask,
  turn: readTurn,
  stop,
  judge,
  remove,
  removeAll,
  review,
  rate,
  adopt,
}
