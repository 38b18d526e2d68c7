import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** What takes longest although little of it is written: started last, it would leave one of two cores without work. */
const LONGEST = [
  'server/start.test.ts',
  'server/advisor/examples/examples.test.ts',
  'server/pdf/create-pdf.test.ts',
  'server/malformed.test.ts',
  'server/advisor/evaluation/mutations.test.ts',
  'server/backup/backup.test.ts',
  'server/messages/killed.test.ts',
  'server/uploads/killed.test.ts',
]

/** A machine that runs the tests for the first time knows no durations, and goes by the size of files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
      return place < 0 ? LONGEST.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
