import { withoutConfidence } from '../../confidence.ts'
import { formats } from '../../locale/locale.ts'

const { date } = formats('en')

/** A rule rests on this source, as the rules name it. Days in it are written out. */
export const sources = {
  named: (source: string): string => withoutConfidence(source).replaceAll(/\d{4}-\d{2}-\d{2}/g, (iso) => date(iso)),
}
