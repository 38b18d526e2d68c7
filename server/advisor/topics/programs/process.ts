import type { Composed, Context } from '../../answers/answers.ts'
import { link, sayClaims, sayQuestion } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

const TIMES: Record<string, readonly string[]> = {
  EE: ['time-express-entry'],
  FSW: ['time-express-entry'],
  CEC: ['time-express-entry'],
  FST: ['time-express-entry'],
  PNP: ['time-provincial-nominee'],
  SUV: ['time-startup-visa', 'time-startup-work-permit'],
  ICT: ['time-transfer-work-permit', 'time-transfer-residence'],
}

function sayTime(context: Context, { program }: Slots): Composed {
  if (!program) return sayQuestion(context, 'processing-times')
  const keys = TIMES[program]
  return keys
    ? sayClaims(context, keys, { link: link(context, 'services', 'immigrationServices') })
    : { handOver: 'notInTables' }
}

export const PROCESS_TOPICS: readonly Topic[] = [
  {
    id: 'process.time',
    when: [
      'takes',
      'p: takes',
      'p: takes howmuch',
      'takes workpermit p:',
      'takes pr',
      'nomination takes',
      'p: month',
      'nomination month',
    ],
    also: 'howmuch p: case programs workpermit pr how when month nomination year',
    compose: sayTime,
  },
  {
    id: 'process.biometrics',
    when: ['biometrics', 'biometrics when', 'biometrics where', 'biometrics valid', 'biometrics how'],
    also: 'when where how takes valid documents people children number',
    compose: () => ({ handOver: 'notInTables' }),
  },
  {
    id: 'process.guarantee',
    when: ['guarantee'],
    also: 'neg p: pr workpermit',
    compose: (context) => sayQuestion(context, 'guarantee'),
  },
  {
    id: 'process.start',
    when: ['start', 'immigrate how', 'immigrate'],
    also: 'how where need',
    compose: (context) => sayQuestion(context, 'without-account', { link: link(context, 'profile', 'profile') }),
  },
]
