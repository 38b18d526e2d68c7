import { useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { Menu } from './menu.tsx'

function ChooseColumns() {
  const [shown, setShown] = useState(true)
  return (
    <Menu
      trigger={<Button iconEnd="chevron-down">{inLanguage({ en: 'Columns', fa: 'ستون‌ها' })}</Button>}
      groups={[[{ label: inLanguage({ en: 'Waiting time', fa: 'مدت انتظار' }), checked: shown, onCheck: setShown }]]}
    />
  )
}

export const examples: Examples = {
  name: 'Menu',
  about: 'Acts and places behind one button.',
  accessibility: [
    'Opens with Enter, Space or Arrow Down; arrows, Home, End and first letters move; Escape closes and returns focus',
    'Aligned to the reading direction',
  ],
  examples: {
    acts: () => (
      <Menu
        align="end"
        trigger={
          <IconButton icon="menu" label={inLanguage({ en: 'More for this file', fa: 'کارهای دیگر برای این فایل' })} />
        }
        groups={[
          [
            { label: inLanguage({ en: 'Open', fa: 'باز کردن' }), icon: 'search', onSelect: () => undefined },
            { label: inLanguage({ en: 'Download', fa: 'دانلود' }), icon: 'download', onSelect: () => undefined },
            { label: inLanguage({ en: 'All documents', fa: 'همهٔ مدارک' }), icon: 'documents', to: '/applications' },
          ],
          [
            {
              label: inLanguage({ en: 'Delete', fa: 'حذف' }),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => undefined,
            },
          ],
        ]}
      />
    ),
    choices: () => <ChooseColumns />,
  },
}
