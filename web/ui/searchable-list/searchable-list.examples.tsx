import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { type ListOption, SearchableList } from './searchable-list.tsx'

const countries = {
  en: [
    { value: 'AF', label: 'Afghanistan', synonyms: ['افغانستان'] },
    { value: 'CN', label: 'China', synonyms: ['چین'] },
    { value: 'IR', label: 'Iran', synonyms: ['ایران', 'Persia'] },
    { value: 'TR', label: 'Türkiye', synonyms: ['ترکیه', 'Turkey'] },
  ],
  fa: [
    { value: 'AF', label: 'افغانستان', synonyms: ['Afghanistan'] },
    { value: 'IR', label: 'ایران', synonyms: ['Iran', 'Persia'] },
    { value: 'TR', label: 'ترکیه', synonyms: ['Türkiye', 'Turkey'] },
    { value: 'CN', label: 'چین', synonyms: ['China'] },
  ],
}

const majors = {
  en: [
    { value: 'medicine', label: 'Medicine', synonyms: ['پزشکی', 'doctor'], group: 'Health' },
    { value: 'dentistry', label: 'Dentistry', synonyms: ['دندان‌پزشکی'], group: 'Health' },
    { value: 'pharmacy', label: 'Pharmacy', synonyms: ['داروسازی'], group: 'Health' },
    { value: 'law', label: 'Law', synonyms: ['حقوق'], group: 'Society' },
    { value: 'economics', label: 'Economics', synonyms: ['اقتصاد'], group: 'Society' },
  ],
  fa: [
    { value: 'medicine', label: 'پزشکی', synonyms: ['Medicine'], group: 'سلامت' },
    { value: 'dentistry', label: 'دندان‌پزشکی', synonyms: ['Dentistry'], group: 'سلامت' },
    { value: 'pharmacy', label: 'داروسازی', synonyms: ['Pharmacy'], group: 'سلامت' },
    { value: 'law', label: 'حقوق', synonyms: ['Law'], group: 'جامعه' },
    { value: 'economics', label: 'اقتصاد', synonyms: ['Economics'], group: 'جامعه' },
  ],
}

function Chooser({ label, options, initial = '' }: { label: string; options: ListOption[]; initial?: string }) {
  const [value, setValue] = useState(initial)
  return <SearchableList label={label} options={options} value={value} onValueChange={setValue} />
}

export const examples: Examples = {
  name: 'Searchable list',
  about: 'One answer out of a long list, found by typing in either language or by another name.',
  accessibility: [
    '4.1.2: ARIA 1.2 combobox with a list; focus stays in the box',
    '2.1.1: arrows, Page Up/Down, Enter and Escape',
    '4.1.3: the number of results is announced once typing rests',
  ],
  examples: {
    chosen: () => (
      <Chooser
        label={inLanguage({ en: 'Country of residence', fa: 'کشور محل اقامت' })}
        options={inLanguage(countries)}
        initial="IR"
      />
    ),
    grouped: () => (
      <Chooser label={inLanguage({ en: 'Field of study', fa: 'رشتهٔ تحصیلی' })} options={inLanguage(majors)} />
    ),
  },
}
