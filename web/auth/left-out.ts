/** What the sign-in library can do and we do not offer: other providers, wallets, passkeys, codes instead of passwords, administration. */
export const LEFT_OUT = [
  'admin',
  'exchangeCodeForSession',
  'getClaims',
  'getUserIdentities',
  'linkIdentity',
  'oauth',
  'passkey',
  'registerPasskey',
  'signInAnonymously',
  'signInWithIdToken',
  'signInWithOAuth',
  'signInWithOtp',
  'signInWithPasskey',
  'signInWithSSO',
  'signInWithWeb3',
  'unlinkIdentity',
] as const
