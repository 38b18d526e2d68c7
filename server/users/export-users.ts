import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { people as en } from '@rahnama/contract/texts/en/people.ts'
import { people as fa } from '@rahnama/contract/texts/fa/people.ts'
import type { UserFilter } from '@rahnama/contract/user-list.ts'
import type { users } from '@rahnama/contract/users.ts'
import { writeListExport } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { askForList, type Cells, type WrittenList } from '../list-files/list-files.ts'
import { readUserPage } from './list-users.ts'
import { findUsers, toUserSummary, type UserRow } from './user-rows.ts'

const WORDS = { en, fa }
const ROWS_AT_ONCE = 500

export function exportUsers(
  deps: Deps,
  caller: Caller,
  filter: Input<typeof users.export>,
  request: RequestInfo,
): Promise<Output<typeof users.export>> {
  return askForList(deps, caller, { list: 'users', filter }, request, (tx) =>
    writeListExport(tx, { ...caller, requestId: request.requestId }, 'users', deps.now()),
  )
}

export function writeUsers({ db }: Pick<Deps, 'db'>, filter: UserFilter, language: Language): WrittenList {
  const { columns } = WORDS[language]
  const { fullName, email, role, state, secondFactor, createdAt, lastSignInAt } = columns
  return {
    header: [fullName, email, role, state, secondFactor, createdAt, lastSignInAt],
    pages: pagesOf(db, filter, language),
  }
}

async function* pagesOf(db: Db, filter: UserFilter, language: Language): AsyncGenerator<Cells[]> {
  if (filter.search) {
    yield (await findUsers(db, filter.search, filter)).map((row) => cellsOf(row, language))
    return
  }
  let after: string | undefined
  do {
    const page = await readUserPage(db, {
      ...filter,
      sort: 'createdAt',
      order: 'descending',
      after,
      limit: ROWS_AT_ONCE,
    })
    yield page.rows.map((row) => cellsOf(row, language))
    after = page.next ?? undefined
  } while (after !== undefined)
}

function cellsOf(row: UserRow, language: Language): Cells {
  const { roles, states, on, off } = WORDS[language]
  const { fullName, email, role, state, hasSecondFactor, createdAt, lastSignInAt } = toUserSummary(row)
  return [fullName, email, roles[role], states[state], hasSecondFactor ? on : off, createdAt, lastSignInAt]
}
