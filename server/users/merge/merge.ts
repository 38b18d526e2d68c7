export { listMerges, mergeAccounts, previewMerge, undoMerge } from './merge-accounts.ts'
export { mergeSettling, settleMerges } from './settle-merges.ts'
