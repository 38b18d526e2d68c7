import type { AnswersOf, LongForm } from './long-form.ts'

/** One question of every kind, a branch behind a branch, and a group. */
export const sampleForm = {
  name: 'sample',
  steps: [
    {
      name: 'about',
      fields: [
        { name: 'firstName', kind: 'text', max: 40, script: 'latin', autoComplete: 'given-name' },
        { name: 'nickname', kind: 'text', max: 20, optional: true },
        { name: 'birthDate', kind: 'date', earliest: '1906-01-01', latest: 'today' },
        { name: 'email', kind: 'email' },
        { name: 'phone', kind: 'phone', optional: true },
        { name: 'website', kind: 'webAddress', optional: true },
        { name: 'country', kind: 'country' },
        { name: 'province', kind: 'province', mayBeUnknown: true },
        { name: 'married', kind: 'yesNo' },
        { name: 'partnerComes', kind: 'yesNo', when: ({ married }) => married === true },
        { name: 'partnerScore', kind: 'number', min: 0, max: 9, decimals: 1, when: (a) => a.partnerComes === true },
      ],
    },
    {
      name: 'study',
      fields: [
        { name: 'level', kind: 'choice', options: ['school', 'bachelor', 'master'] },
        { name: 'field', kind: 'listed', list: 'fieldsOfStudy', mayBeUnknown: true },
        { name: 'graduated', kind: 'year', earliest: 1950, yearsAhead: 6 },
        { name: 'score', kind: 'number', min: 0, max: 9, decimals: 1, mayBeUnknown: true },
        { name: 'languages', kind: 'choices', options: ['en', 'fr', 'fa'] },
        { name: 'notes', kind: 'longText', max: 60, optional: true },
      ],
    },
    {
      name: 'work',
      fields: [
        {
          name: 'jobs',
          kind: 'group',
          max: 3,
          fields: [
            { name: 'title', kind: 'text', max: 60 },
            { name: 'startedOn', kind: 'date', precision: 'month', latest: 'today' },
            { name: 'current', kind: 'yesNo' },
            {
              name: 'endedOn',
              kind: 'date',
              precision: 'month',
              latest: 'today',
              when: (_, job) => job?.current === false,
            },
            { name: 'contract', kind: 'document', document: 'contract', optional: true },
          ],
        },
        { name: 'truthful', kind: 'consent', statement: 'truthful' },
      ],
      check: ({ jobs }) =>
        (Array.isArray(jobs) ? jobs : []).flatMap((job) =>
          typeof job === 'object' && String(job.endedOn ?? '9') < String(job.startedOn ?? '')
            ? [{ field: `jobs.${job.id}.endedOn`, fault: 'ENDS_BEFORE_START' }]
            : [],
        ),
    },
  ],
} as const satisfies LongForm

/** Every required question answered. */
export const whole = {
  firstName: 'Sara',
  birthDate: '1991-03-27',
  email: 'sara@example.com',
  country: 'IR',
  province: 'unknown',
  married: false,
  level: 'bachelor',
  field: 'medicine',
  graduated: 2016,
  score: 6.5,
  languages: ['en', 'fa'],
  jobs: [{ id: 'j1', title: 'Engineer', startedOn: '2020-09', current: true }],
  truthful: true,
} as const satisfies AnswersOf<typeof sampleForm>
