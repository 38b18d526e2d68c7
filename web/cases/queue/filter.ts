import { APPLICATION_STAGES } from '@rahnama/contract/application-standings.ts'
import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { CASE_FLAGS, DESK_KINDS, DESK_VIEWS } from '@rahnama/contract/desk-words.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function oneOf<V extends string>(values: readonly V[], value: string | null): V | undefined {
  return values.find((each) => each === value)
}

/** The filter stands in the address. What is no filter there is passed over. */
export function readFilter(query: URLSearchParams): DeskFilter {
  const owner = query.get('owner') ?? ''
  const filter = {
    kind: oneOf(DESK_KINDS, query.get('kind')),
    program: oneOf(PROGRAMS, query.get('program')),
    stage: oneOf(APPLICATION_STAGES, query.get('stage')),
    flag: oneOf(CASE_FLAGS, query.get('flag')),
    ownerId: UUID.test(owner) ? owner : undefined,
  }
  return { view: oneOf(DESK_VIEWS, query.get('view')) ?? 'mine', ...withoutHoles(filter) }
}

/** The same filter is always written the same way, so that it can be compared. */
export function writeFilter({ view, kind, program, stage, flag, ownerId }: DeskFilter): string {
  const query = new URLSearchParams()
  if (view !== 'mine') query.set('view', view)
  for (const [name, value] of Object.entries({ kind, program, stage, flag, owner: ownerId }))
    if (value) query.set(name, value)
  return query.toString()
}

export function isNarrowed({ view: _, ...filter }: DeskFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

function withoutHoles<T extends object>(filter: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}
