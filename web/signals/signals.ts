export { useFreshData } from './use-fresh-data.ts'
export { useOnceSeen } from './use-once-seen.ts'
export { useReadAgain } from './use-read-again.ts'
export { useSignals } from './use-signals.ts'
