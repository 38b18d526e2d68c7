export { judgeLegibility, type Legibility, LIGHT_SAMPLE_PIXELS, type Light } from './legibility.ts'
export { type PdfPhoto, writePhotoPdf } from './write-photo-pdf.ts'

/** This is enough for the small print of an A4 page at about 200 dots per inch, and a third of what a phone sends. */
export const PAGE_LONGEST_SIDE_PIXELS = 2200
