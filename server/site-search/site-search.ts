export { limitSearchPages } from './limit-search-pages.ts'
