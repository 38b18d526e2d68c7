import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { Sheet } from './sheet.tsx'

export const examples: Examples = {
  name: 'Sheet',
  about: 'A drawer from the inline end (or start) over the page.',
  accessibility: [
    'Focus moves in, stays in, and returns to what opened it; Escape closes',
    'Slides along the reading direction; with reduced motion it simply is there',
  ],
  examples: {
    end: () => (
      <Sheet
        title={inLanguage({ en: 'Filter cases', fa: 'فیلتر پرونده‌ها' })}
        trigger={<Button icon="filter">{inLanguage({ en: 'Filter', fa: 'فیلتر' })}</Button>}
        footer={<Button variant="primary">{inLanguage({ en: 'Show 12 cases', fa: 'نمایش ۱۲ پرونده' })}</Button>}
      >
        <p>{inLanguage({ en: 'Program, stage and owner.', fa: 'برنامه، مرحله و مسئول.' })}</p>
      </Sheet>
    ),
    start: () => (
      <Sheet
        edge="start"
        title={inLanguage({ en: 'Menu', fa: 'منو' })}
        trigger={<Button icon="menu">{inLanguage({ en: 'Menu', fa: 'منو' })}</Button>}
      >
        <p>{inLanguage({ en: 'Services, about us, contact.', fa: 'خدمات، دربارهٔ ما، تماس با ما.' })}</p>
      </Sheet>
    ),
  },
}
