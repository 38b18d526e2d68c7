/** Ends of sentences part questions for sure. */
const SENTENCES = /[?؟!\n;؛]+|\.(?=\s|$)/
/**
 * Commas and "and" may part two questions or two words of one; the comma of 25,000 parts nothing, nor does the "and" of
 * "between this and that".
 */
const CLAUSES =
  /(?<!\p{N})[,،]|[,،](?!\p{N}{3})|(?<!(?:between|بین)\s(?:(?!\s(?:and|و)\s)[^,،]){1,40})\s(?:and|also|plus|و|va|همچنین|ضمنا)\s/u

/** "Can I …, my sister is there. Does she …?": what is told goes with the question after it. */
const TOLD_NEXT =
  /(?<=^(?:is|are|am|do|does|can|could|may|must|should|will|would|how|what|when|where|which|who)\s[^,]{8,}),\s*(?=(?:my|our|i|we) [^,]*$)/iu

/** "Besides": what stands before it is over. */
const BESIDES = /[,،]\s*(?=(?:ضمنا|ضمناً|در ضمن|درضمن|راستی|zemnan|dar zemn|rasti|by the way|btw)(?!\p{L}))/u

export function sentencesOf(text: string): string[] {
  const sentences = pieces(text, SENTENCES).flatMap((sentence) => pieces(sentence, BESIDES))
  return sentences.flatMap((sentence, place) =>
    place < sentences.length - 1 ? pieces(sentence, TOLD_NEXT) : [sentence],
  )
}

const WANTS = /(?<!\p{L})(?:want|would like|need|please|mikham|lotfan)(?!\p{L})|می‌?خوا[مه]|لطفا/iu

export function clausesOf(sentence: string): string[] {
  return pieces(sentence, CLAUSES)
}

/** Whether the sentence was written with a question mark, or wants something and is followed by "besides". */
export function isMarked(text: string, sentence: string): boolean {
  const at = text.indexOf(sentence)
  const after = at < 0 ? '' : text.slice(at + sentence.length)
  return /^\s*[?؟]/.test(after) || (WANTS.test(sentence) && after.search(BESIDES) === 0)
}

/** It begins with who or what does something: nobody asks so. */
export const isStatement = (sentence: string) => /^(?:i|we|my|our|he|she|they|it)(?!\p{L})/iu.test(sentence)

const CUT =
  /\s*(?:(?<!\p{N})[,،]|[,،](?!\p{N}{3}))\s*(?:(?:and|also|plus|but|then|و|va|ولی|اما|بعد)\s)?|(?<!(?:between|بین)\s(?:(?!\s(?:and|و)\s)[^,،]){1,40})\s(?:and also|and then|and|also|plus|but|و|va|o|ولی|اما|همچنین|ضمنا)\s|\s[-–—/+&]\s/giu

/** What is asked in case of the other answer is asked. */
const IF_NOT =
  /^(?:if (?:not|so|yes|no)|otherwise|or else|اگه (?:نه|نشد|نمیشه|نمی‌شه)|اگر (?:نه|نشد|نمی‌شود)|وگرنه|در غیر این صورت|age (?:na|nashod|nemishe))[,،]?\s+(?=\S)/iu
const MOST_CUTS = 6

/** «زمان بین دعوت‌نامه و ثبت درخواست»: what stands between two things is asked of both at once. */
const BETWEEN = /(?<!\p{L})(?:between|بین|beyne?)\s(?!.*\s(?:and|و|va)\s).*$/iu
const isBetween = (before: string) => BETWEEN.test(before)

/** "Biometrics and medical, when and how much?": the two are one list, whatever is asked of them. */
const EXAM =
  '(?:biometrics?|fingerprints?|fingerprinting|medicals?|medical (?:exam|examination|test|check)|بیومتریک|انگشت ?‌?نگاری|معاینهٔ? پزشکی|معاینه|مدیکال|biometric|angosht negari|moayene pezeshki|medikal)'
const [EXAM_BEFORE, EXAM_AFTER] = [
  new RegExp(`(?<!\\p{L})${EXAM}$`, 'iu'),
  new RegExp(`^(?:(?:my|the) )?${EXAM}(?!\\p{L})`, 'iu'),
]
const isList = (before: string, after: string) => EXAM_BEFORE.test(before.trim()) && EXAM_AFTER.test(after.trim())

/** Every way in which one sentence may be three questions or two: the pieces of each, more pieces first. */
export function partings(sentence: string): string[][] {
  const cuts = [...sentence.matchAll(CUT)]
    .map((found) => ({ from: found.index, to: found.index + found[0].length }))
    .filter(
      ({ from, to }) => !isBetween(sentence.slice(0, from)) && !isList(sentence.slice(0, from), sentence.slice(to)),
    )
    .slice(0, MOST_CUTS)
  const between = (places: readonly { from: number; to: number }[]) =>
    [...places, { from: sentence.length, to: sentence.length }].map(({ from }, place) =>
      sentence
        .slice(places[place - 1]?.to ?? 0, from)
        .trim()
        .replace(IF_NOT, ''),
    )
  const pairs = cuts.flatMap((first, place) => cuts.slice(place + 1).map((second) => [first, second]))
  return [...pairs, ...cuts.map((cut) => [cut])].map(between).filter((all) => all.every((each) => /\p{L}/u.test(each)))
}

function pieces(text: string, mark: RegExp): string[] {
  return text
    .split(mark)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}|\p{N}/u.test(piece))
}
