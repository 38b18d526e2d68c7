import type { mailSentences } from '@rahnama/contract/mail-sentences.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { readWording } from '../mail/mail.ts'
import { drawForScreen } from '../mailbox/mailbox.ts'
import { findMail, type Place } from './find-mail.ts'

/** The owner's other sentences are in it as they were saved. */
export async function previewSentences(
  place: Place,
  _caller: unknown,
  { sentences, theme, ...named }: Input<typeof mailSentences.preview>,
): Promise<Output<typeof mailSentences.preview>> {
  const saved = await readWording(place.db, named.language)
  const typed = new Map([...saved, ...sentences.map(({ id, said }) => [id, said] as const)])
  const { mail } = await findMail(place, named, typed)
  return drawForScreen(mail.content, theme)
}
