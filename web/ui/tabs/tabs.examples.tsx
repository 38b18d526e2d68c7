import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { Tabs } from './tabs.tsx'

export const examples: Examples = {
  name: 'Tabs',
  about: 'Views of the same things, one at a time.',
  accessibility: [
    'Arrow keys move in the reading direction, Home and End to the ends; Tab goes into the view',
    'WCAG 1.4.10: the row of tabs scrolls by itself at 320 px, to the chosen one where the page holds it',
  ],
  examples: {
    messages: () => {
      const { number } = formats(useLanguage().language)
      const view = (en: string, fa: string) => inLanguage({ en, fa })
      return (
        <Tabs
          label={view('Messages by kind', 'پیام‌ها بر اساس نوع')}
          tabs={[
            { value: 'all', label: view('All', 'همه'), content: view('All messages', 'همهٔ پیام‌ها') },
            {
              value: 'unread',
              label: view('Unread', 'خوانده‌نشده'),
              count: number(3),
              content: view('Three you have not read', 'سه پیامی که نخوانده‌اید'),
            },
            { value: 'important', label: view('Important', 'مهم'), content: view('Marked important', 'نشان‌شده‌ها') },
            {
              value: 'support',
              label: view('Immigration Support', 'پشتیبانی مهاجرت'),
              content: view('From your consultant', 'از مشاور شما'),
            },
          ]}
        />
      )
    },
  },
}
