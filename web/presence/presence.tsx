export { MyModeProvider, useWriting } from './my-mode.tsx'
export { PresentHere } from './present-here.tsx'
export { usePresence } from './use-presence.ts'
export { usePresentAnywhere } from './use-present-anywhere.ts'
