import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { RadioGroup } from '../radio/radio.tsx'
import { FormStep, type FormStepProps } from './form-step.tsx'

const noop = () => {}

function Marriage(props: Partial<FormStepProps>) {
  return (
    <FormStep
      heading={inLanguage({ en: 'Are you married?', fa: 'آیا متأهل هستید؟' })}
      section={inLanguage({ en: 'General information', fa: 'اطلاعات عمومی' })}
      step={{ number: 3, of: 7 }}
      about={inLanguage({
        en: 'We ask because points are counted differently for couples.',
        fa: 'می‌پرسیم، چون امتیاز زوج‌ها به شیوهٔ دیگری حساب می‌شود.',
      })}
      back={{ href: '#' }}
      onSubmit={noop}
      saving={{ state: 'saved', at: '2026-11-15T14:32:00Z' }}
      secondary={
        <Button variant="quiet">
          {inLanguage({ en: 'Save and continue later', fa: 'ذخیره و ادامه در وقت دیگر' })}
        </Button>
      }
      {...props}
    >
      <RadioGroup
        label={inLanguage({ en: 'Marital status', fa: 'وضعیت تأهل' })}
        options={[
          { value: 'single', label: inLanguage({ en: 'Single', fa: 'مجرد' }) },
          { value: 'married', label: inLanguage({ en: 'Married', fa: 'متأهل' }) },
          { value: 'common-law', label: inLanguage({ en: 'Common-law partner', fa: 'شریک زندگی (کامن‌لا)' }) },
        ]}
      />
    </FormStep>
  )
}

export const examples: Examples = {
  name: 'Form step',
  about: 'The frame of one step of a long form: where one is, the question, and the way on.',
  accessibility: [
    '2.4.6: the question is the heading of the page',
    '3.2.4: the main button stands in the same place on every step',
    '4.1.3: saving is said politely, once',
  ],
  examples: {
    saved: () => <Marriage />,
    saving: () => (
      <Marriage busy busyLabel={inLanguage({ en: 'Saving...', fa: 'در حال ذخیره…' })} saving={{ state: 'saving' }} />
    ),
    'not saved': () => <Marriage saving={{ state: 'failed' }} />,
  },
}
