/** Names, tests, documents and authorities that Persian readers meet in Latin letters. */
const LATIN_WORDS = new Set(
  `A AA Academic Act Adaptability Assessment B C61 C62 C63 CAQ CEC CELPIP CES CICC CLB CRS CSCA Cambridge Canada Caps Comparative Core
   Credential Ctrl Enter DALF DELF DLI DOC DOCX Duolingo ECA EOI Education English Essentials Evaluation FST FSW G General HSK ICAS ICES
   AOR COPR GCMS GIC IELTS IQAS IRGC ITA International JPG JW201 JW202 LMIA LS Listening Lock MBBS NCLC NOC Open Opportunity PAL HEIC PDF PGWP PIPEDA PNG PNP PTE
   Permit PPR QR Qualifications RH RCIC RCIP Reading Indian SDS SIN SOP Service Services Speaking TCF TEER TEF TOEFL Test Training UCI WCAG WES Work World
   WhatsApp Writing X1 X2 iBT of`.split(/\s+/),
)

const PATTERNS: Readonly<Record<string, RegExp>> = {
  'an Arabic letter': /[يكةىۀ]/,
  'an Arabic digit': /[٠-٩]/,
  'a space where a verb takes a half-space': /(?<![آ-ی\u200c])ن?می (?=[آ-ی])/,
  'a space where a plural or an ending takes a half-space':
    /[آ-ی] (ها|های|هایی|هایش|هایتان|هایشان|ترین|ای|اید|ایم|اند)(?![آ-ی\u200c])/,
  'a half-space at the edge of a word': /\u200c(?![آ-یئأؤ])|(?<![آ-یئأؤۀٔ])\u200c/u,
  'a half-space after a letter that never joins': /[اآدذرزژو]\u200c/,
  'ه‌ی for هٔ': /ه\u200cی(?![آ-ی])/,
  'ASCII or curly punctuation': /[,;?%"'“”]|\.\.\./,
  'two spaces': / {2}/,
  'a space before a mark': / [،؛؟.:!»)…](?!\.)/,
  'no space after a mark': /[،؛؟][^\s»)\]\u2066-\u2069]/,
  'an open edge': /^\s|\s$/,
  'a hole': /\b(undefined|null|NaN)\b|\[object/,
}

const LATIN_WORD = /[A-Za-z][A-Za-z0-9]*/g
const LATIN_DIGIT = /[0-9]/
/** Scores and sections of a law are looked up or typed as they are printed. */
const QUOTES_A_FIGURE = /[A-Za-z]|آیلتس|تافل|مقیاس|مواد|مضرب/
const ADDRESSES = /\S+@\S+\.\w+|https?:\/\/\S+|[\w-]+\.txt/g

/** What a careful Persian editor would mark in a text; placeholders and links must be taken out before. */
export function persianFaults(text: string): string[] {
  const prose = text.replace(ADDRESSES, 'نشانی')
  const patterns = Object.entries(PATTERNS).filter(([, pattern]) => pattern.test(prose))
  const strangers = [...prose.matchAll(LATIN_WORD)].map(([word]) => word).filter((word) => !LATIN_WORDS.has(word))
  const hasLatinFigures = LATIN_DIGIT.test(prose) && !QUOTES_A_FIGURE.test(prose)
  return [
    ...patterns.map(([name]) => name),
    ...strangers.map((word) => `the Latin word ${word}`),
    ...(hasLatinFigures ? ['Latin digits in Persian prose'] : []),
  ]
}
