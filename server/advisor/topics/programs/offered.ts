import { intakeText } from '@rahnama/contract/texts/texts.ts'
import { eligibility } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

/** Every route we look at for a client, whoever asks; whether it takes applications stands beside it. */
function sayOffered(context: Context): Composed {
  const { texts, formats, file, today, book } = context
  const t = texts.advisor.programs
  return {
    sentences: [t.offered, t.offeredNext],
    table: {
      head: t.offeredHead,
      rows: eligibility(file.profile, today, book.ledger).map(({ program, intake }) => [
        texts.eligibility.programs[program].name,
        texts.eligibility.programs[program].summary,
        intakeText(texts.eligibility.intakeStatuses, texts.report, formats, intake),
      ]),
    },
    sources: [fileSource(context, 'firm')],
    link: link(context, 'services', 'immigrationServices'),
  }
}

export const OFFERED_TOPICS: readonly Topic[] = [{ id: 'programs.offered', when: [], compose: sayOffered }]
