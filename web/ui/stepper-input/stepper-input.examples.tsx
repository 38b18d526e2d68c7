import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { StepperInput } from './stepper-input.tsx'

function Band() {
  const [value, setValue] = useState(6.5)
  return (
    <StepperInput
      label={inLanguage({ en: 'IELTS listening', fa: 'نمرهٔ شنیدن آیلتس' })}
      value={value}
      onValueChange={setValue}
      min={0}
      max={9}
      step={0.5}
    />
  )
}

function CanadianYears() {
  const [value, setValue] = useState(0)
  return (
    <StepperInput
      label={inLanguage({ en: 'Work in Canada', fa: 'سابقهٔ کار در کانادا' })}
      hint={inLanguage({ en: 'Full years in skilled work', fa: 'سال‌های کامل در کار تخصصی' })}
      value={value}
      onValueChange={setValue}
      min={0}
      max={5}
      unit={inLanguage({ en: 'years', fa: 'سال' })}
    />
  )
}

export const examples: Examples = {
  name: 'Stepper input',
  about: 'A number to try out: less, more, or typed. Used instead of sliders.',
  accessibility: [
    '2.1.1: arrows and Page Up/Down change the number',
    '2.5.7: no dragging',
    '4.1.2: a spin button with value, limits and a value in words',
  ],
  examples: { decimal: () => <Band />, 'whole number with a unit': () => <CanadianYears /> },
}
