import type { Told, ToldFacts } from '../understand/understand.ts'

const IN_THIRD_PERSON =
  /(?<!\p{L})(?:داره|دارد|داشته باشه|داشته باشد|بگیره|بگیرد|گرفته|بیاره|بیارد|dare|dashte bashe|begire|gerefte|biare)(?!\p{L})/iu
const IN_FIRST_PERSON =
  /(?<!\p{L})(?:من|خودم|دارم|داشته باشم|بگیرم|گرفتم|man|khodam|daram|dashte basham|begiram)(?!\p{L})/iu

/** «لیسانس داشته باشه چی؟» after "if I marry": Persian verbs say that it is the partner who has it. */
export const speaksOfPartner = ({ is, would }: Told, text: string) =>
  typeof (would.partner ?? is.partner) === 'object' && IN_THIRD_PERSON.test(text) && !IN_FIRST_PERSON.test(text)

/** What is told of a person, told of the partner. */
export function toPartner({ education, english, french, canadianYears }: ToldFacts, { partner }: ToldFacts): ToldFacts {
  return {
    partner: {
      ...(typeof partner === 'object' && partner),
      ...(education !== undefined && { education }),
      ...(english !== undefined && { english }),
      ...(french !== undefined && { french }),
      ...(canadianYears !== undefined && { canadianYears }),
    },
  }
}
