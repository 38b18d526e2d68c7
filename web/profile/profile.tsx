export { ProfileCompletionCard } from './profile-completion-card.tsx'
export { profileQuery } from './queries.ts'
