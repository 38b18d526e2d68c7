export { BrokenZip, type FoundEntry, openZip } from './read-zip.ts'
export { type ZipEntry, zip } from './write-zip.ts'
