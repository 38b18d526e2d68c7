import type { Section } from '@rahnama/rules/completion/completion.ts'

/** A section as its step is addressed: immigrationHistory is immigration-history. */
export function stepOf(section: Section): string {
  return section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
