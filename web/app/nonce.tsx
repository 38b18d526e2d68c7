import { createContext, type ReactNode, use } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

/** Pages whose policy names scripts by a nonce hand it to whatever writes a script or a style. */
export function NonceProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>
}

export function useNonce(): string | undefined {
  return use(NonceContext)
}
