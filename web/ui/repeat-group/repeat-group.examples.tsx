import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { type Examples, inLanguage } from '../examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import { type Editing, RepeatGroup } from './repeat-group.tsx'

type Job = { id: string; title: string; years: string }

function JobEditor({ item, onSave, onCancel }: Editing<Job>) {
  const [title, setTitle] = useState(item.title)
  return (
    <div>
      <TextField label={inLanguage({ en: 'Job title', fa: 'عنوان شغلی' })} value={title} onValueChange={setTitle} />
      <p>
        <Button onClick={() => onSave({ ...item, title })}>{inLanguage({ en: 'Save job', fa: 'ذخیرهٔ شغل' })}</Button>{' '}
        <Button variant="quiet" onClick={onCancel}>
          {inLanguage({ en: 'Cancel', fa: 'انصراف' })}
        </Button>
      </p>
    </div>
  )
}

function Jobs({ initial }: { initial: Job[] }) {
  const [jobs, setJobs] = useState(initial)
  return (
    <RepeatGroup
      label={inLanguage({ en: 'Your work experience', fa: 'سابقهٔ کار شما' })}
      hint={inLanguage({ en: 'The last ten years, newest first', fa: 'ده سال گذشته، از تازه‌ترین' })}
      items={jobs}
      onItemsChange={setJobs}
      makeItem={() => ({ id: crypto.randomUUID(), title: '', years: '' })}
      nameOf={(job) => job.title}
      detailOf={(job) => job.years}
      editor={(editing) => <JobEditor {...editing} />}
      emptyText={inLanguage({ en: 'You have not added a job yet.', fa: 'هنوز شغلی اضافه نکرده‌اید.' })}
      addLabel={
        jobs.length > 0
          ? inLanguage({ en: 'Add another job', fa: 'افزودن شغلی دیگر' })
          : inLanguage({ en: 'Add a job', fa: 'افزودن شغل' })
      }
    />
  )
}

export const examples: Examples = {
  name: 'Repeat group',
  about: 'Jobs, children, tests: a list with Add another, Change, and Remove with Undo.',
  accessibility: [
    '2.4.3: focus goes to the item, to Undo or to Add, never to the top of the page',
    '2.4.4: Change and Remove name their item',
    '2.2.1: Undo stays until the next change; there is no clock',
  ],
  examples: {
    'with items': () => (
      <Jobs
        initial={inLanguage({
          en: [
            { id: 'a', title: 'Civil engineer, Karun Bridges', years: 'March 2019 – today' },
            { id: 'b', title: 'Site supervisor, Alborz Build', years: 'June 2015 – February 2019' },
          ],
          fa: [
            { id: 'a', title: 'مهندس عمران، پل‌سازی کارون', years: 'اسفند ۱۳۹۷ تا امروز' },
            { id: 'b', title: 'سرپرست کارگاه، سازهٔ البرز', years: 'خرداد ۱۳۹۴ تا بهمن ۱۳۹۷' },
          ],
        })}
      />
    ),
    empty: () => <Jobs initial={[]} />,
  },
}
