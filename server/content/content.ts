export { type ContentChanges, createContentChanges } from './content-changes.ts'
export { readArticle } from './read-article.ts'
export { contentPurge, emptyBin } from './remove-item.ts'
export { seedContent } from './seed/seed.ts'
