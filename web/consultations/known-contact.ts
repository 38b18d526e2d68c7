import { createContext, use } from 'react'
import type { Contact } from '../kept-session/kept-session.ts'

/** Forms are filled in with who is signed in. It arrives together with the free times, so that nothing is seen to change. */
export const KnownContact = createContext<Contact | undefined>(undefined)

export function useKnownPerson(): { name: string; email: string; phone: string } {
  const { name = '', email = '', phone } = use(KnownContact) ?? {}
  return { name, email, phone: phone ?? '' }
}
