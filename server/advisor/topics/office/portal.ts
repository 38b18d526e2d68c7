import { MAIL_CODE_DIGITS, MAIL_CODE_VALID_MINUTES } from '@rahnama/contract/auth.ts'
import { APPLICATION_REOPEN_MINUTES, CV_MAX_BYTES, DOCUMENT_MAX_BYTES, PHOTOS_MAX } from '@rahnama/contract/limits.ts'
import type { PlainRouteName } from '@rahnama/contract/page-paths.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link, MUST } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

type Portal = Context['texts']['advisor']['portal']

const say =
  (
    pick: (portal: Portal, formats: Context['formats']) => string,
    label: keyof Context['texts']['advisor']['links'],
    page: PlainRouteName,
  ) =>
  (context: Context): Composed => ({
    sentences: [pick(context.texts.advisor.portal, context.formats)],
    sources: [fileSource(context, 'firm')],
    link: link(context, label, page),
  })

/** "Can I see my score without signing up?" */
const WITHOUT_ACCOUNT = /without|account|sign|register|free|بدون|ثبت|اکانت|حساب کاربری|رایگان|bedoon|majani|raygan/i

/** What this site does, told by what it does. Their examples alone tell these questions from others. */
export const PORTAL_TOPICS: readonly Topic[] = [
  {
    id: 'account.code-missing',
    when: [],
    compose: say(
      ({ codeMissing }, { number, minutes }) => codeMissing(number(MAIL_CODE_DIGITS), minutes(MAIL_CODE_VALID_MINUTES)),
      'contact',
      'contact',
    ),
  },
  {
    id: 'file.withdraw',
    when: [],
    compose: say(
      ({ withdraw }, { minutes }) => withdraw(minutes(APPLICATION_REOPEN_MINUTES)),
      'applications',
      'applications',
    ),
  },
  {
    id: 'site.self-check',
    when: [],
    compose: (context) => {
      const said = say(({ selfCheck }) => selfCheck, 'selfCheck', 'selfCheck')(context)
      const verdict = [
        { is: 'no' as const, askedAs: MUST },
        { is: 'yes' as const, askedAs: WITHOUT_ACCOUNT },
      ]
      return 'sentences' in said ? { ...said, verdict } : said
    },
  },
  { id: 'site.verify-report', when: [], compose: say(({ verify }) => verify, 'verify', 'verifyReport') },
  {
    id: 'contact.change-consultant',
    when: [],
    compose: say(({ changeConsultant }) => changeConsultant, 'messages', 'messages'),
  },
  {
    id: 'documents.smaller',
    when: [],
    compose: say(
      ({ smaller }, { number, fileSize }) =>
        smaller(number(PHOTOS_MAX), fileSize(DOCUMENT_MAX_BYTES), fileSize(CV_MAX_BYTES)),
      'documents',
      'documents',
    ),
  },
]
