export * from './language.ts'
