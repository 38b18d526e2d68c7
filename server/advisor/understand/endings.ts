/** Persian endings: possessives, plurals, «است», «را», the indefinite ی. Longest first. */
const PERSIAN_ENDINGS = [
  'هامون', 'هاتون', 'هاشون', 'هایمان', 'هایم', 'هایی', 'امون', 'اتون', 'اشون', 'امو', 'ایی', 'هامو', 'های', 'هام', 'هات', 'هاش', 'مون', 'تون', 'شون', 'مان', 'تان', 'شان',
  'تونه', 'مونه', 'شونه', 'ها', 'مو', 'تو', 'شو', 'رو', 'را', 'ام', 'ات', 'اش', 'ایم', 'اید', 'ست', 'ین', 'ید', 'یم', 'ند', 'یه', 'ای', 'یی', 'ان', 'م', 'ت', 'ش', 'ی', 'ه', 'س', 'و', 'ن', 'ا',
] // biome-ignore format: a table
const ENGLISH_ENDINGS = ['ing', 'est', 'ed', 'es', 's', 'ly'] as const

const LEAST_STEM = 2
const MOST_ENDINGS = 3

/** The same words come again and again. */
const found = new Map<string, readonly string[]>()
const FOUND_MOST = 20_000

/** The word and what is left of it without endings, nearest first; whoever asks keeps only what stands in the lexicon. */
export function stemsOf(word: string): readonly string[] {
  const known = found.get(word) ?? takeEndings(word)
  if (found.size >= FOUND_MOST) found.clear()
  found.set(word, known)
  return known
}

function takeEndings(word: string): string[] {
  const isPersian = /\p{Script=Arabic}/u.test(word)
  const endings = isPersian ? PERSIAN_ENDINGS : ENGLISH_ENDINGS
  const stems = new Set([word])
  let latest = [word]
  for (let depth = 0; depth < (isPersian ? MOST_ENDINGS : 1); depth++) {
    latest = latest.flatMap((stem) =>
      endings
        .filter((ending) => stem.endsWith(ending) && stem.length - ending.length >= LEAST_STEM)
        .flatMap((ending) => {
          const bare = stem.slice(0, -ending.length)
          // «پروندم» is «پرونده» with its ه swallowed; "studies" is "study".
          return isPersian ? [bare, `${bare}ه`] : [bare, `${bare}e`, bare.replace(/i$/, 'y')]
        }),
    )
    for (const stem of latest) stems.add(stem)
  }
  return [...stems]
}
