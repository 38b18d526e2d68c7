export { AuthFailure, orThrow } from './auth-failure.ts'
export { AuthProvider, useAuth } from './auth-provider.tsx'
export type { AuthState } from './auth-state.ts'
export { AuthGate, Guard } from './guard.tsx'
