export { LanguageSwitch } from './language-switch.tsx'
export { type NavigationGroup, type NavigationItem, NavigationList } from './navigation-list.tsx'
