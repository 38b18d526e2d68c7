/** What the sign-in library can do and we do not offer: other providers, wallets, passkeys, codes instead of passwords, administration. */
export const LEFT_OUT = [
  'admin',
  'exchangeCodeForSession',
  'getClaims',
  'getUserIdentities',
  'linkIdentity',
  'oauth',
  'passkey',
  'reauthenticate',
  'registerPasskey',
  'setSession',
  'signInAnonymously',
  'signInWithIdToken',
  'signInWithOAuth',
  'signInWithOtp',
  'signInWithPasskey',
  'signInWithSSO',
  'signInWithWeb3',
  'unlinkIdentity',
] as const

/** Of its second factors. */
export const LEFT_OUT_OF_MFA = ['getAuthenticatorAssuranceLevel', 'webauthn'] as const
