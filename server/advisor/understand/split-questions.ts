/** Ends of sentences part questions for sure. */
const SENTENCES = /[?؟!\n;؛]+|\.(?=\s|$)/
/** Commas and "and" may part two questions or two words of one. */
const CLAUSES = /[,،]|\s(?:and|also|plus|و|va|همچنین|ضمنا)\s/

export function sentencesOf(text: string): string[] {
  return pieces(text, SENTENCES)
}

export function clausesOf(sentence: string): string[] {
  return pieces(sentence, CLAUSES)
}

function pieces(text: string, mark: RegExp): string[] {
  return text
    .split(mark)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}|\p{N}/u.test(piece))
}
