import type { Language } from '../../locale/locale.ts'
import type { ListName } from '../../long-form/long-form.ts'
import type { Listed, ListedGroup } from './listed.ts'

/** One line of a searchable list. */
export type ListedOption = { value: string; label: string; synonyms: readonly string[]; group: string }

/** A list is loaded lazily, where one is asked for: the longest names every occupation of Canada twice. */
const LOADERS: Record<ListName, () => Promise<readonly ListedGroup[]>> = {
  fieldsOfStudy: async () => (await import('./fields-of-study/fields-of-study.ts')).fieldsOfStudy,
  occupations: async () => (await import('./occupations/occupations.ts')).occupations,
  spokenLanguages: async () => (await import('./spoken-languages/spoken-languages.ts')).spokenLanguages,
}

export async function loadList(name: ListName, language: Language): Promise<ListedOption[]> {
  const groups = await LOADERS[name]()
  return groups.flatMap((group) => group.entries.map((entry) => toOption(entry, group, name, language)))
}

function toOption(entry: Listed, group: ListedGroup, name: ListName, language: Language): ListedOption {
  const [value, en, fa, ...synonyms] = entry
  const [label, otherName] = language === 'en' ? [en, fa] : [fa, en]
  return {
    value,
    // An occupation is known by its code as much as by its name.
    label: name === 'occupations' ? `${label} (${value})` : label,
    synonyms: [otherName, ...(name === 'occupations' ? [label, value] : []), ...synonyms],
    group: group[language],
  }
}
