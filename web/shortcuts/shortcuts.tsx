export type { Shortcut } from './shortcut.ts'
export { ShortcutHelp } from './shortcut-help.tsx'
export { useShortcuts } from './use-shortcuts.ts'
