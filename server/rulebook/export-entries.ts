import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { IntakeFilter, RoundFilter, rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import { eligibility as eligibilityEn } from '@rahnama/contract/texts/en/eligibility.ts'
import { intakeNames as namesEn } from '@rahnama/contract/texts/en/intake-names.ts'
import { rulebookColumns as columnsEn } from '@rahnama/contract/texts/en/rulebook-columns.ts'
import { eligibility as eligibilityFa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { intakeNames as namesFa } from '@rahnama/contract/texts/fa/intake-names.ts'
import { rulebookColumns as columnsFa } from '@rahnama/contract/texts/fa/rulebook-columns.ts'
import { noticeText } from '@rahnama/contract/texts/texts.ts'
import type { IntakeStatus, Notice } from '@rahnama/rules/programs/programs.ts'
import { writeListExport } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { askForList, type Cells, type WrittenList } from '../list-files/list-files.ts'
import { listAllIntakes } from './entries.ts'
import { meets } from './list-intakes.ts'
import { findRounds } from './list-rounds.ts'

const TEXTS = {
  en: { columns: columnsEn, eligibility: eligibilityEn, names: namesEn },
  fa: { columns: columnsFa, eligibility: eligibilityFa, names: namesFa },
}

const exporting =
  (list: 'rounds' | 'intakes') =>
  (deps: Deps, caller: Caller, filter: object, request: RequestInfo): Promise<Output<typeof rulebook.exportRounds>> =>
    askForList(deps, caller, { list, filter }, request, (tx) =>
      writeListExport(tx, { ...caller, requestId: request.requestId }, list, deps.now()),
    )

export const exportRounds: (
  deps: Deps,
  caller: Caller,
  filter: Input<typeof rulebook.exportRounds>,
  request: RequestInfo,
) => Promise<Output<typeof rulebook.exportRounds>> = exporting('rounds')

export const exportIntakes: (
  deps: Deps,
  caller: Caller,
  filter: Input<typeof rulebook.exportIntakes>,
  request: RequestInfo,
) => Promise<Output<typeof rulebook.exportIntakes>> = exporting('intakes')

export function writeRounds({ db }: Pick<Deps, 'db'>, filter: RoundFilter, language: Language): WrittenList {
  const { columns, eligibility } = TEXTS[language]
  async function* pages(): AsyncGenerator<Cells[]> {
    const found = await findRounds(db, filter)
    yield found.map((row) => [
      row.number === undefined ? null : String(row.number),
      row.on,
      eligibility.roundCategories[row.category],
      String(row.invitations),
      String(row.cutOff),
      row.tieBreak ?? null,
      row.source,
      columns.states[row.state],
    ])
  }
  const { number, on, category, invitations, cutOff, tieBreak, source, state } = columns
  return { header: [number, on, category, invitations, cutOff, tieBreak, source, state], pages: pages() }
}

export function writeIntakes({ db }: Pick<Deps, 'db'>, filter: IntakeFilter, language: Language): WrittenList {
  const { columns, eligibility, names } = TEXTS[language]
  async function* pages(): AsyncGenerator<Cells[]> {
    const found = (await listAllIntakes(db)).filter((entry) => meets(entry, filter))
    yield found.map((entry) => [
      names[entry.intake],
      entry.from,
      eligibility.intakeStatuses[entry.status as IntakeStatus],
      noticeText(eligibility.notices, entry.notice as Notice, language),
      entry.source,
      columns.states[entry.state],
      entry.enteredAt ? formats(language).digits(entry.enteredAt.slice(0, 10)) : null,
    ])
  }
  const { program, from, status, notice, source, state, enteredAt } = columns
  return { header: [program, from, status, notice, source, state, enteredAt], pages: pages() }
}
