export { BottomBar } from './bottom-bar.tsx'
export { type NavigationGroup, type NavigationItem, NavigationList } from './navigation-list.tsx'
