export { SignOutButton } from './portal-navigation.tsx'
