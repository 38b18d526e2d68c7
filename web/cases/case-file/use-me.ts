import { useAuth } from '../../auth/auth.tsx'

export function useMe(): { id: string | undefined; isAdmin: boolean } {
  const auth = useAuth()
  const isSignedIn = auth.status === 'signedIn'
  return { id: isSignedIn ? auth.user.id : undefined, isAdmin: isSignedIn && auth.role === 'admin' }
}
