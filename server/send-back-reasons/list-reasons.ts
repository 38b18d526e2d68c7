import { foldForSearch, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { ReasonFilter, SendBackReason, sendBackReasons } from '@rahnama/contract/send-back-reasons.ts'
import { sendBackColumns as en } from '@rahnama/contract/texts/en/send-back-columns.ts'
import { sendBackColumns as fa } from '@rahnama/contract/texts/fa/send-back-columns.ts'
import { writeListExport } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { askForList, type Cells, type WrittenList } from '../list-files/list-files.ts'
import { readOffered, readReasons } from './queries.ts'

const TEXTS = { en, fa }

export async function listReasons(
  { db }: Pick<Deps, 'db'>,
  _caller: unknown,
  filter: Input<typeof sendBackReasons.list>,
): Promise<Output<typeof sendBackReasons.list>> {
  const rows = await findReasons(db, filter)
  return { rows, next: null, total: { count: rows.length, isMore: false } }
}

async function findReasons(db: Db, { search = '', state }: ReasonFilter): Promise<SendBackReason[]> {
  const wanted = foldForSearch(search)
  return (await readReasons(db)).filter(({ retiredAt, wordings: [now] }) => {
    const words = now ? [now.name.en, now.name.fa, now.sentence.en, now.sentence.fa] : []
    const isOfState = !state || (state === 'retired') === (retiredAt !== null)
    return isOfState && words.some((each) => foldForSearch(each).includes(wanted))
  })
}

export async function listOffered({ db }: Pick<Deps, 'db'>): Promise<Output<typeof sendBackReasons.offered>> {
  return { reasons: await readOffered(db) }
}

export function exportReasons(
  deps: Deps,
  caller: Caller,
  filter: Input<typeof sendBackReasons.export>,
  request: RequestInfo,
): Promise<Output<typeof sendBackReasons.export>> {
  return askForList(deps, caller, { list: 'send-back-reasons', filter }, request, (tx) =>
    writeListExport(tx, { ...caller, requestId: request.requestId }, 'send-back-reasons', deps.now()),
  )
}

/** Both sentences, whatever the language of the file: clients read either. */
export function writeReasons({ db }: Pick<Deps, 'db'>, filter: ReasonFilter, language: Language): WrittenList {
  const texts = TEXTS[language]
  const { digits } = formats(language)
  async function* pages(): AsyncGenerator<Cells[]> {
    const found = await findReasons(db, filter)
    yield found.flatMap(({ retiredAt, wordings: [now] }) =>
      now
        ? [
            [
              now.name[language],
              now.sentence.en,
              now.sentence.fa,
              texts.remedies[now.remedy],
              now.since && digits(now.since.slice(0, 10)),
              texts.states[retiredAt ? 'retired' : 'offered'],
            ],
          ]
        : [],
    )
  }
  const { name, sentenceIn, remedy, since, state } = texts
  return { header: [name, sentenceIn.en, sentenceIn.fa, remedy, since, state], pages: pages() }
}
