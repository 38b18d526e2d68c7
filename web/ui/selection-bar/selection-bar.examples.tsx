import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { SelectionBar } from './selection-bar.tsx'

function Selected({ count }: { count: number }) {
  const [left, setLeft] = useState(count)
  return (
    <SelectionBar
      count={left}
      texts={inLanguage({
        en: { label: 'Selected rows', selected: (shown: string) => `${shown} selected`, clear: 'Clear selection' },
        fa: {
          label: 'ردیف‌های انتخاب‌شده',
          selected: (shown: string) => `${shown} ردیف انتخاب شده`,
          clear: 'لغو انتخاب',
        },
      })}
      onClear={() => setLeft(0)}
    >
      <Button size="small" icon="trash">
        {inLanguage({ en: 'Move to the bin', fa: 'انتقال به سطل زباله' })}
      </Button>
      <Button size="small" icon="refresh">
        {inLanguage({ en: 'Send the confirmation again', fa: 'ارسال دوبارهٔ ایمیل تأیید' })}
      </Button>
    </SelectionBar>
  )
}

export const examples: Examples = {
  name: 'Selection bar',
  about: 'What can be done to the rows that are selected, over the end of the list.',
  accessibility: ['4.1.3: how many are selected is announced', '2.1.1: every act and clearing by keyboard'],
  examples: { two: () => <Selected count={2} />, many: () => <Selected count={1204} /> },
}
