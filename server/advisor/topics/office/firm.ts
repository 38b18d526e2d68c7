import { RECOVERY_CODE_COUNT } from '@rahnama/contract/auth.ts'
import { href } from '@rahnama/contract/page-paths.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, sayClaims } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import type { Topic } from '../topic.ts'

const LICENCE = 'regulated-canadian-immigration-consultant'

/** What the owner has published about the licence; without it a person says. */
function sayCredential(context: Context, lead: readonly string[] = []): Composed {
  const found = context.knowledge.credentials.get(LICENCE)
  if (!found) return { handOver: 'notInTables' }
  const { title, text, publishedOn } = found
  return {
    sentences: [...lead, text],
    sources: [{ key: `credential:${LICENCE}`, title, asOf: publishedOn, href: null }],
    link: link(context, 'ourTeam', 'ourTeam'),
  }
}

const toMessages = (context: Context) => link(context, 'messages', 'messages')

/** Where something is done on this site. */
const where =
  (pick: (texts: Context['texts']['advisor']) => string, to: (context: Context) => { href: string; label: string }) =>
  (context: Context): Composed => ({
    sentences: [pick(context.texts.advisor)],
    sources: [fileSource(context, 'firm')],
    link: to(context),
  })

const toSettings = (context: Context) => link(context, 'settings', 'settings')

/** The account is in the settings; how to be called is an answer of the profile. */
function sayAccount(context: Context, { concepts }: Slots): Composed {
  const { site, links } = context.texts.advisor
  const [isPhone, isAccount] = [
    concepts.includes('ownphone'),
    ['emailaddress', 'myname', 'password'].some((each) => concepts.includes(each)),
  ]
  return {
    sentences: [...(isPhone ? [site.phone] : []), ...(isAccount || !isPhone ? [site.account] : [])],
    sources: [fileSource(context, 'firm')],
    link: isPhone ? { href: href('profileStep', { step: 'personal' }), label: links.profile } : toSettings(context),
  }
}

export const FIRM_TOPICS: readonly Topic[] = [
  {
    id: 'firm.who',
    when: ['thefirm', 'thefirm who', 'founded', 'thefirm founded'],
    also: 'who since when year takes people now contact company howmuch last',
    compose: (context) =>
      sayClaims(context, ['founded', 'experience', 'clients', 'countries'], {
        link: link(context, 'aboutUs', 'aboutUs'),
      }),
  },
  {
    id: 'firm.licence',
    when: ['licensed', 'licensed consultant', 'licensed thefirm'],
    also: 'consultant thefirm who company where lawyer see number',
    compose: (context) => sayCredential(context),
  },
  {
    id: 'firm.team',
    when: [
      'team',
      'team who',
      'team howmuch',
      'licencenumber',
      'licencenumber consultant',
      'licencenumber howmuch',
      'team people',
    ],
    also: 'who people howmuch consultant thefirm where list licensed see name women language',
    compose: where(
      ({ firm }) => firm.team,
      (context) => link(context, 'ourTeam', 'ourTeam'),
    ),
  },
  {
    id: 'firm.success',
    when: ['successrate', 'thefirm successrate', 'howmuch successrate'],
    also: 'howmuch thefirm people case year last visa',
    compose: (context) => sayClaims(context, ['success-rate'], { link: link(context, 'aboutUs', 'aboutUs') }),
  },
  {
    id: 'firm.representative',
    when: ['lawyer need', 'lawyer neg', 'lawyer', 'lawyer better', 'lawyer eligible', 'myself'],
    also: 'need neg p: case alone eligible pr better immigrate how consultant hire',
    compose: (context) => sayCredential(context, [context.texts.advisor.firm.representative]),
  },
  {
    id: 'site.language',
    when: ['sitelanguage', 'website language', 'website persian', 'website inenglish'],
    also: 'change where how persian language move inenglish website',
    compose: where(({ site }) => site.language, toSettings),
  },
  {
    id: 'site.account',
    when: [
      'emailaddress change',
      'myname change',
      'emailaddress where change',
      'account change',
      'ownphone change',
      'ownphone where change',
    ],
    also: 'change where how move account password myname emailaddress ownphone website correct',
    compose: sayAccount,
  },
  {
    id: 'site.emails',
    when: ['unsubscribe', 'unsubscribe contact'],
    also: 'how where message contact neg change howmuch',
    compose: where(({ site }) => site.emails, toSettings),
  },
  {
    id: 'site.security',
    when: ['secondfactor', 'devices', 'secondfactor how'],
    also: 'how where account password privacy who change see',
    compose: where(({ site }) => site.security, toSettings),
  },
  {
    id: 'account.sign-in',
    when: ['cantsignin', 'signcode', 'signcode neg', 'password neg', 'cantsignin password', 'cantsignin account'],
    also: 'password account contact emailaddress message upload how why neg website now secondfactor change',
    compose: where(
      ({ site }) => site.signIn,
      (context) => link(context, 'contact', 'contact'),
    ),
  },
  {
    id: 'account.lost-phone',
    when: ['lostphone', 'lostphone secondfactor', 'lostphone cantsignin', 'lostphone signcode', 'recoverycode'],
    also: 'secondfactor password account how neg contact cantsignin signcode change where new',
    compose: (context) => ({
      sentences: [context.texts.advisor.site.lostPhone(context.formats.number(RECOVERY_CODE_COUNT))],
      sources: [fileSource(context, 'firm')],
      link: link(context, 'contact', 'contact'),
    }),
  },
  {
    id: 'documents.replace',
    when: ['replacefile', 'replacefile documents', 'replacefile upload'],
    also: 'documents upload how where passport degree letter workletter bank mistake cv scan case police test',
    compose: where(
      ({ site }) => site.replaced,
      (context) => link(context, 'documents', 'documents'),
    ),
  },
  {
    id: 'site.profile-saved',
    when: [
      'profile takes',
      'profile disconnect',
      'profile saved',
      'profile fillin takes',
      'disconnect data',
      'disconnect',
      'saved data',
    ],
    also: 'howmuch if meanwhile lose data profile disconnect saved takes fillin how what website account minutes hours now size write',
    needs: ({ program }) => program === undefined,
    compose: (context) => ({
      sentences: [context.texts.advisor.site.profileSaved, context.texts.advisor.site.profileTime],
      sources: [fileSource(context, 'firm')],
      link: link(context, 'profile', 'profile'),
    }),
  },
  {
    id: 'privacy.export',
    when: [
      'download data',
      'download',
      'download case',
      'download documents',
      'onefile data',
      'onefile allabilities',
      'onefile download',
    ],
    also: 'data how where documents case profile allabilities account see onefile what keepdata',
    compose: where(
      ({ site }) => site.export,
      (context) => link(context, 'yourData', 'privacySettings'),
    ),
  },
  {
    id: 'contact.message',
    when: [
      'message where',
      'message consultant',
      'message consultant how',
      'message consultant where',
      'write consultant',
    ],
    also: 'how where consultant contact human upload message write',
    compose: where(({ site }) => site.message, toMessages),
  },
  {
    id: 'file.begin',
    when: ['beginapplication', 'beginapplication how', 'start case', 'start case how'],
    also: 'how where p: now',
    compose: where(
      ({ file }) => file.begin,
      (context) => link(context, 'begin', 'applicationNew'),
    ),
  },
  {
    id: 'file.after-sending',
    when: ['aftersending', 'aftersending case', 'aftersending what'],
    also: 'case documents upload nextstep what takes when status how',
    compose: (context) => ({
      sentences: [...context.texts.advisor.file.afterSending],
      sources: [fileSource(context, 'firm')],
      link: link(context, 'applications', 'applications'),
    }),
  },
]
