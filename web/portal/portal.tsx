export { SignOutButton } from './portal-navigation.tsx'
export { StaffTools } from './staff-tools.tsx'
