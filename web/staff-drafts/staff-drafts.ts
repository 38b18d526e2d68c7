export { DraftNotice } from './draft-notice.tsx'
export { LeaveGuard } from './leave-guard.tsx'
export { staffDraftQuery } from './queries.ts'
export { useStaffDraft } from './use-staff-draft.ts'
