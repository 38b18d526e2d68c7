import { createFairQueue } from '../work/work.ts'
import { answerFile, type ServedFile } from './answer-file.ts'

/** Opening and proving a file takes the processor as long as it is read: nobody needs more than a few at a time. */
const turns = createFairQueue({
  atOnce: Number.POSITIVE_INFINITY,
  atOncePerPerson: 3,
  waiting: 2000,
  waitingPerPerson: 20,
})

/** Serves one of a person's files in their turn, which lasts until it is read to its end or given up. */
export async function answerInTurn(person: string, open: () => Promise<ServedFile>): Promise<Response> {
  const end = await turns.takeTurn(person)
  try {
    const { content, ...file } = await open()
    return await answerFile({ ...file, content: untilOver(content, end) })
  } catch (error) {
    end()
    throw error
  }
}

async function* untilOver(content: AsyncIterable<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } finally {
    end()
  }
}
