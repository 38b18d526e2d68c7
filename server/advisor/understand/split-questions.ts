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

/** Whether the sentence was written with a question mark. */
export function isMarked(text: string, sentence: string): boolean {
  const at = text.indexOf(sentence)
  return at >= 0 && /^\s*[?؟]/.test(text.slice(at + sentence.length))
}

/** It begins with who or what does something: nobody asks so. */
export const isStatement = (sentence: string) => /^(?:i|we|my|our|he|she|they|it)(?!\p{L})/iu.test(sentence)

const CUT =
  /\s*[,،]\s*(?:(?:and|also|plus|but|then|و|va|ولی|اما|بعد)\s)?|\s(?:and also|and then|and|also|plus|but|و|va|o|ولی|اما|همچنین|ضمنا)\s|\s[-–—/]\s/giu

/** Every place where one sentence may be two questions: what stands before it and what after. */
export function cutsOf(sentence: string): [first: string, second: string][] {
  return [...sentence.matchAll(CUT)].flatMap((found) => {
    const [first, second] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)]
    return [first, second].every((half) => /\p{L}/u.test(half)) ? [[first.trim(), second.trim()]] : []
  })
}

function pieces(text: string, mark: RegExp): string[] {
  return text
    .split(mark)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}|\p{N}/u.test(piece))
}
