export { MyModeProvider, useWriting } from './my-mode.tsx'
export { PresentHere } from './present-here.tsx'
