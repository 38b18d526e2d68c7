import { expect, test } from 'vitest'
import { atTheDesk } from '../../at-the-desk.test-data.tsx'
import { WriteNote } from './write-note.tsx'

test.each([
  ['en', 'Colleague to notify', 'Nobody'],
  ['fa', 'اطلاع به همکار', 'هیچ‌کس'],
] as const)(
  'a note on a case notifies nobody unless a colleague is chosen, in the words of a thread’s (%s)',
  async (...told) => {
    const [language, label, nobody] = told
    const { screen } = await atTheDesk(<WriteNote folio="A-MINA-0001" applicationId={crypto.randomUUID()} />, {
      texts: ['caseFile', 'staffDrafts'],
      language,
    })
    await expect.element(screen.getByRole('combobox', { name: label })).toHaveDisplayValue(nobody)
  },
)
