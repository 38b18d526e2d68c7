import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import {
  countHeadings,
  countViews,
  listColleagues,
  listDesk,
  listRecent,
  searchDesk,
  seeingOf,
} from '../../desk/desk.ts'

type Reading = Pick<Deps, 'db' | 'now'>

export async function listQueue({ db, now }: Reading, caller: Caller, input: Input<typeof cases.list>) {
  return listDesk(db, await seeingOf(db, caller), input, now())
}

export async function countQueue({ db }: Reading, caller: Caller): Promise<Output<typeof cases.counts>> {
  return countViews(db, await seeingOf(db, caller))
}

export async function countUnderHeadings({ db, now }: Reading, caller: Caller, filter: Input<typeof cases.headings>) {
  return countHeadings(db, await seeingOf(db, caller), filter, now())
}

export async function readRecent({ db }: Reading, caller: Caller): Promise<Output<typeof cases.recent>> {
  return { cases: await listRecent(db, await seeingOf(db, caller)) }
}

export async function search({ db }: Reading, caller: Caller, { text, limit }: Input<typeof cases.search>) {
  return { hits: await searchDesk(db, await seeingOf(db, caller), text, limit) }
}

export async function readColleagues({ db }: Reading, caller: Caller): Promise<Output<typeof cases.colleagues>> {
  return { colleagues: await listColleagues(db, caller) }
}
