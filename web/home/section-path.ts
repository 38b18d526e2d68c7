import type { Section } from '@rahnama/rules/completion/completion.ts'
import { href } from '../site-map.ts'

/** A section's own address: immigrationHistory is /profile/immigration-history. */
export function sectionPath(section: Section): string {
  return `${href('profile')}/${section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
