export { SignOutButton } from './portal-navigation.tsx'
export { SignedInFrame } from './signed-in-frame.tsx'
