export { useFreshData } from './use-fresh-data.ts'
