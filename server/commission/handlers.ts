import type { referrals } from '@rahnama/contract/referrals.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { checkCode, readMyCode } from '../referrals/referrals.ts'
import { exportAgents, listAgents, listClients, readAgent, setTerms } from './agents/agents.ts'
import { askForCard, listPeople, readFigures } from './desk/desk.ts'
import { approveEarning, exportEarnings, listEarnings, recordEarning, reverseEarning } from './ledger/ledger.ts'
import { askForStatement, issueStatement, listStatements, payStatement } from './statements/statements.ts'

export const referralsHandlers: Handlers<Deps, typeof referrals> = {
  checkCode,
  myCode: readMyCode,
  card: askForCard,
  figures: readFigures,
  people: listPeople,
  earnings: listEarnings,
  exportEarnings,
  statements: listStatements,
  statementFile: askForStatement,
  agents: listAgents,
  exportAgents,
  agent: readAgent,
  clients: listClients,
  setTerms,
  recordEarning,
  approveEarning,
  reverseEarning,
  issueStatement,
  payStatement,
}
