import { useState } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { DateField, type DateFieldProps, type DateValue } from './date-field.tsx'

function Dated({ initial, ...props }: Omit<DateFieldProps, 'value' | 'onValueChange'> & { initial: DateValue }) {
  const [value, setValue] = useState(initial)
  return <DateField {...props} value={value} onValueChange={setValue} />
}

export const examples: Examples = {
  name: 'Date field',
  about: 'A date a person knows by heart, typed in either calendar, shown in both.',
  accessibility: [
    '1.3.1: a group with its question, and a label for each box',
    '3.2.2: focus never moves by itself between the boxes',
    '4.1.3: the date in the other calendar is announced politely',
  ],
  examples: {
    day: () => <Dated label={inLanguage({ en: 'Date of birth', fa: 'تاریخ تولد' })} initial="1991-03-27" />,
    'month and year': () => (
      <Dated
        label={inLanguage({ en: 'When did you start?', fa: 'از چه زمانی؟' })}
        precision="month"
        initial="2020-03"
      />
    ),
    'year alone': () => (
      <Dated label={inLanguage({ en: 'Year of graduation', fa: 'سال فارغ‌التحصیلی' })} precision="year" initial="2015" />
    ),
    'with an error': () => (
      <Dated
        label={inLanguage({ en: 'Test date', fa: 'تاریخ آزمون' })}
        initial={{ calendar: 'gregorian', day: '30', month: '2', year: '2026' }}
        error={inLanguage({
          en: 'There are only 28 days in February 2026',
          fa: 'فوریهٔ ۲۰۲۶ تنها ۲۸ روز دارد',
        })}
      />
    ),
  },
}
