import { formats } from '../../locale/locale.ts'

const { date } = formats('en')

/** What a rule rests on, as the rules name it. Days in it are written out. */
export const sources = {
  named: (source: string): string => source.replaceAll(/\d{4}-\d{2}-\d{2}/g, (iso) => date(iso)),
}
