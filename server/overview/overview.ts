export { type Span, spanOf } from './period.ts'
