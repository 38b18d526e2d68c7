import { AppError } from '@rahnama/contract/errors.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { siteSettings, ThemeSettings } from '@rahnama/contract/site-settings.ts'
import { refuseTheme } from '@rahnama/contract/theme/theme.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { saving } from './change-settings.ts'
import { readTheme as read, type Versioned } from './site-settings.ts'

type Read = Output<typeof siteSettings.readTheme>

export async function readTheme({ db }: Pick<Deps, 'db'>): Promise<Read> {
  const now = await read(db)
  return { ...now, previous: await findPrevious(db, now) }
}

const save = saving('theme')

/** What cannot be read is refused here, too, whoever asks: with the pair, its ratio and a shade that passes. */
export async function updateTheme(
  deps: Deps,
  caller: Caller,
  input: Versioned<ThemeSettings>,
  info: Pick<RequestInfo, 'requestId'>,
): Promise<Read> {
  const issues = refuseTheme(input.value).map(({ from, front, ground, scheme, ratio, least, shade }) => ({
    field: `value.${from}`,
    fault: 'LOW_CONTRAST' as const,
    params: { front, ground, scheme, ratio: Math.floor(ratio * 100) / 100, least, shade },
  }))
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  await save(deps, caller, input, info)
  return readTheme(deps)
}

/** The newest theme that looked otherwise; before the first change that is ours. */
async function findPrevious(db: Db, { version, value }: Versioned<ThemeSettings>): Promise<ThemeSettings | null> {
  if (version < 2) return null
  const row = await db.row<{ value: ThemeSettings }>(sql`
    select value from settings_history where name = 'theme' and value <> ${JSON.stringify(value)}::jsonb
    order by version desc limit 1`)
  return row?.value ?? null
}
