export { type NavigationGroup, type NavigationItem, NavigationList } from './navigation-list.tsx'
