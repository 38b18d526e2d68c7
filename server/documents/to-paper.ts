import type { Paper, PaperState, PaperVersion } from '@rahnama/contract/documents.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { DocumentRow, Slot, VersionRow } from './queries.ts'
import { readableName } from './readable-name.ts'

/** What the views of papers need to know besides rows. */
export type Setting = { today: IsoDate; familyName: string; about: ReadonlyMap<string, string> }

export function toPaper(
  slot: Slot,
  document: DocumentRow | undefined,
  versions: readonly VersionRow[],
  setting: Setting,
): Paper {
  const live = versions.filter(({ removedAt }) => removedAt === null)
  const { kind, subject } = slot
  return {
    kind,
    subject,
    about: setting.about.get(subject) ?? null,
    state: stateOf(document, live[0], setting.today),
    validUntil: live[0]?.validUntil ?? null,
    versions: live.map((version) => toVersion(version, setting)),
    cannotGet:
      document?.cannotGet && document.cannotGetAt
        ? { explanation: document.cannotGet, saidAt: document.cannotGetAt.toISOString() }
        : null,
    notNeeded: document?.notNeededAt
      ? { saidBy: document.notNeededBy ?? '', saidAt: document.notNeededAt.toISOString() }
      : null,
  }
}

function stateOf(document: DocumentRow | undefined, newest: VersionRow | undefined, today: IsoDate): PaperState {
  if (document?.notNeededAt) return 'notNeeded'
  if (!newest) return 'needed'
  if (newest.state === 'sentBack') return 'sentBack'
  return hasExpired(newest, today) ? 'expired' : newest.state
}

export function hasExpired({ validUntil }: Pick<VersionRow, 'validUntil'>, today: IsoDate): boolean {
  return validUntil !== null && validUntil < today
}

export function toVersion(row: VersionRow, { familyName }: Pick<Setting, 'familyName'>): PaperVersion {
  const { id, number, originalName, size, contentType, issuedOn, endsOn, state } = row
  return {
    ...{ id, number, originalName, size, contentType, issuedOn, endsOn, state },
    name: readableName(row, familyName),
    uploadedAt: row.uploadedAt.toISOString(),
    sentBack:
      row.reason && row.decidedAt ? { reason: row.reason, note: row.note, at: row.decidedAt.toISOString() } : null,
  }
}
