export { useFreshData } from './use-fresh-data.ts'
export { useSignals } from './use-signals.ts'
