export { drawForScreen } from './draw-for-screen.ts'
