export { home } from '../home.ts'
export { profileCompletion } from '../profile-completion.ts'
