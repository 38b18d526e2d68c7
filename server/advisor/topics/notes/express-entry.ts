import type { Composed, Context } from '../../answers/answers.ts'
import { EXPRESS_ENTRY_NOTES, link } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

type Note = { source: { en: string; fa: string }; from: string }

/** What no rule of ours judges by, with the note's own source. */
const noted =
  (note: Note, say: (context: Context) => string) =>
  (context: Context): Composed => ({
    sentences: [say(context)],
    sources: [{ key: note.source.en, title: note.source[context.language], asOf: note.from, href: null }],
    link: link(context, 'services', 'immigrationServices'),
  })

const { quebec, jobOffer, occupations, partTime, invitation, profile } = EXPRESS_ENTRY_NOTES

export const EXPRESS_ENTRY_TOPICS: readonly Topic[] = [
  {
    id: 'programs.quebec',
    when: ['p:EE pv:QC', 'p:FSW pv:QC', 'p:CEC pv:QC', 'p:FST pv:QC'],
    also: 'live eligible if programs province accepted',
    compose: noted(quebec, ({ texts }) => texts.advisor.programs.quebecNotFederal),
  },
  {
    id: 'programs.job-offer',
    when: [
      'joboffer need',
      'joboffer neg',
      'joboffer p:EE',
      'joboffer p:EE need',
      'joboffer p:EE neg',
      'joboffer immigrate',
      'joboffer p:FST',
      'joboffer certificate p:FST',
      'joboffer neg p:FST eligible',
    ],
    also: 'p:EE p:FSW p:CEC p:FST neg eligible work requirements certificate year number iran canada',
    compose: noted(jobOffer, ({ texts }) => texts.advisor.programs.jobOffer),
  },
  {
    id: 'programs.occupations',
    when: ['noc', 'noc work', 'noc what'],
    also: 'work accepted explain how p:EE p:FSW p:CEC list level howmuch',
    compose: noted(occupations, ({ texts }) => texts.advisor.programs.occupations),
  },
  {
    id: 'programs.part-time',
    when: ['parttime', 'parttime accepted', 'parttime work', 'parttime explain'],
    also: 'work workabroad accepted explain p:EE p:FSW p:CEC hours howmuch',
    compose: noted(partTime, ({ texts, formats }) =>
      texts.advisor.programs.partTime(formats.number(partTime.hours), formats.number(partTime.weekly)),
    ),
  },
  {
    id: 'programs.invited',
    when: ['invited', 'invited takes', 'invited deadline', 'invited nextstep', 'invited if', 'invited reply'],
    also: 'takes deadline nextstep if reply howmuch appointment how p:EE when case documents degree upload eligible month',
    compose: noted(invitation, ({ texts, formats }) =>
      texts.advisor.programs.invitation(formats.days(invitation.days)),
    ),
  },
  {
    id: 'programs.profile-valid',
    when: ['profile valid', 'profile valid p:EE', 'profile p:EE takes', 'profile p:EE last'],
    also: 'takes howmuch year p:EE when last month',
    compose: noted(profile, ({ texts, formats }) =>
      texts.advisor.programs.profileValid(formats.months(profile.months)),
    ),
  },
]
