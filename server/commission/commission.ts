export { setTerms, writeAgents } from './agents/agents.ts'
export { cardRoutes } from './desk/desk.ts'
export { approveEarning, recordEarning, writeEarnings } from './ledger/ledger.ts'
export { issueStatement, payStatement, statementRoutes } from './statements/statements.ts'
