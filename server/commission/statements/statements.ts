export { issueStatement } from './issue-statement.ts'
export { askForStatement, listStatements, statementRoutes } from './list-statements.ts'
export { payStatement } from './pay-statement.ts'
