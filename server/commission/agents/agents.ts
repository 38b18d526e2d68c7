export { exportAgents, listAgents, writeAgents } from './list-agents.ts'
export { listClients } from './list-clients.ts'
export { readAgent } from './read-agent.ts'
export { setTerms } from './set-terms.ts'
