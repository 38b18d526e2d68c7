export { ProgressBar } from './progress-bar.tsx'
export { type PathStep, ProgressPath, type StepState } from './progress-path.tsx'
export { ProgressRing } from './progress-ring.tsx'
