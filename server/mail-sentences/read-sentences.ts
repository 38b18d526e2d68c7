import type { MailSentence, mailSentences } from '@rahnama/contract/mail-sentences.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { listWordings, type Sentence, type StoredMailContent } from '../mail/mail.ts'
import { findMail, type MailName, type Place } from './find-mail.ts'

export async function readSentences(
  place: Place,
  _caller: unknown,
  named: MailName,
): Promise<Output<typeof mailSentences.read>> {
  const { mail, all } = await findMail(place, named)
  const wordings = await listWordings(place.db, named.language)
  const sentences = mail.sentences.map(({ id, ours, variables }): MailSentence => {
    const wording = wordings.find((each) => each.id === id)
    const others = new Set(
      all.filter(({ sentences: said }) => said.some((each) => each.id === id)).map(({ name }) => name),
    )
    return {
      id,
      ours,
      variables: [...variables],
      place: placeOf({ id, ours, variables }, mail.content),
      said: wording?.said ?? null,
      version: wording?.version ?? 0,
      alsoIn: others.size - 1,
    }
  })
  return { sentences }
}

/** The catalogue is written in our words here, so a sentence is found again in what became of it. */
function placeOf({ ours }: Sentence, { subject, greeting, action }: StoredMailContent): MailSentence['place'] {
  const pattern = new RegExp(
    `^${ours
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^]*')}$`,
  )
  if (pattern.test(subject)) return 'subject'
  if (greeting && pattern.test(greeting)) return 'greeting'
  return action && pattern.test(action.label) ? 'button' : 'text'
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
