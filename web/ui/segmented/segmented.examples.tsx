import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { Segmented } from './segmented.tsx'

function Reading({ size }: { size: 'normal' | 'small' }) {
  const [value, setValue] = useState('told')
  return (
    <Segmented
      label={inLanguage({ en: 'Show my score', fa: 'نمایش امتیاز من' })}
      size={size}
      segments={[
        { value: 'told', label: inLanguage({ en: 'As told', fa: 'به گفتهٔ شما' }) },
        { value: 'evidenced', label: inLanguage({ en: 'As evidenced', fa: 'با مدرک' }) },
        { value: 'verified', label: inLanguage({ en: 'As verified', fa: 'تأییدشده' }) },
      ]}
      value={value}
      onValueChange={setValue}
    />
  )
}

export const examples: Examples = {
  name: 'Segmented',
  about: 'A few short answers of which one always holds: what-if choices, views, periods.',
  accessibility: [
    '1.3.1: a group of radios with its question as legend',
    '1.4.1: the choice shows by weight and ring, not by colour alone',
    '1.4.10: segments wrap at 320 px',
  ],
  examples: {
    normal: () => <Reading size="normal" />,
    small: () => <Reading size="small" />,
  },
}
