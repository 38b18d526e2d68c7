import { AppError, type Issue } from '@rahnama/contract/errors.ts'
import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import type { OfficeSettings } from '@rahnama/contract/site-settings.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { saving } from './change-settings.ts'
import { officeChanged, readOffice as read, type Versioned } from './site-settings.ts'

export function readOffice({ db }: Pick<Deps, 'db'>): Promise<Versioned<OfficeSettings>> {
  return read(db)
}

const save = saving('office')

/** What is past stays as it was reckoned: days before today are neither closed nor opened afterwards. */
export async function updateOffice(
  deps: Deps,
  caller: Caller,
  { version, value }: Versioned<OfficeSettings>,
  info: Pick<RequestInfo, 'requestId'>,
): Promise<Versioned<OfficeSettings>> {
  const today = wallClock(deps.now(), OFFICE_TIME_ZONE).iso
  return deps.db.transaction(async (tx) => {
    const before = (await read(tx)).value.closures.filter(({ on }) => on < today)
    const coming = value.closures.filter(({ on }, place, all) => {
      return on >= today && all.findIndex((other) => other.on === on) === place
    })
    refusePast(value, new Set(before.map(({ on }) => on)), today)
    const closures = [...before, ...coming].toSorted((a, b) => a.on.localeCompare(b.on))
    const saved = await save({ ...deps, db: tx }, caller, { version, value: { ...value, closures } }, info)
    await deps.jobs.enqueue(tx, officeChanged, {})
    return saved
  })
}

function refusePast({ closures }: OfficeSettings, known: ReadonlySet<string>, today: string): void {
  const issues = closures.flatMap(({ on }, place): Issue[] =>
    on < today && !known.has(on) ? [{ field: `value.closures.${place}.on`, fault: 'TOO_EARLY' }] : [],
  )
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}
