import { occupations as occupationGroups } from '@rahnama/contract/profile/lists/occupations/occupations.ts'
import { MOST_SKILLED_TEER, teerOf } from '@rahnama/rules/profile/profile.ts'
import type { Answer, Composed, Context } from '../../answers/answers.ts'
import { EXPRESS_ENTRY_NOTES, link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

type Note = { source: { en: string; fa: string }; from: string }

/** What no rule of ours judges by, with the note's own source. */
const noted =
  (note: Note, say: (context: Context) => string) =>
  (context: Context): Answer => ({
    sentences: [say(context)],
    sources: [{ key: note.source.en, title: note.source[context.language], asOf: note.from, href: null }],
    link: link(context, 'services', 'immigrationServices'),
  })

const { quebec, jobOffer, occupations, partTime, invitation, profile } = EXPRESS_ENTRY_NOTES

const LISTED = new Map(occupationGroups.flatMap(({ entries }) => entries.map((entry) => [entry[0], entry] as const)))

const sayNoc = noted(occupations, ({ texts }) => texts.advisor.programs.occupations)

/** The code of the occupation that is named, or of each that bears that name; otherwise what such a code is. */
function sayOccupation(context: Context, { occupations: codes = [] }: Slots): Composed {
  const { texts, language, formats } = context
  const t = texts.advisor.programs
  const said = sayNoc(context)
  const rows = codes.flatMap((code) => {
    const [, en = '', fa = ''] = LISTED.get(code) ?? []
    const teer = teerOf({ noc: code })
    return en && teer !== undefined ? [{ name: language === 'en' ? en : fa, code: formats.code(code), teer }] : []
  })
  const [first, ...others] = rows
  if (!first) return said
  const written = (teer: number) => formats.code(String(teer))
  const counts = rows.every(({ teer }) => teer <= MOST_SKILLED_TEER) ? t.skilled : t.unskilled
  if (others.length === 0)
    return { ...said, sentences: [t.occupation(first.name, first.code, written(first.teer)), counts, t.byDuties] }
  const table = { head: t.occupationHead, rows: rows.map(({ name, code, teer }) => [name, code, written(teer)]) }
  return { ...said, sentences: [counts, t.byDuties, t.oneOf], table }
}

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
    also: 'work accepted explain how p:EE p:FSW p:CEC list level howmuch what number occupation tradesperson healthjob techjob teacherjob driverjob hospitalityjob manager if',
    compose: sayOccupation,
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
