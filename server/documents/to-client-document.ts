import type { ClientDocument, DocumentKey, DocumentState, DocumentVersion } from '@rahnama/contract/documents.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { DocumentRow, ExplanationRow, VersionRow } from './queries.ts'
import { readableName } from './readable-name.ts'

/** Views of documents need this besides rows. */
export type Setting = { today: IsoDate; familyName: string; about: ReadonlyMap<string, string> }

export function toClientDocument(
  key: DocumentKey,
  row: DocumentRow | undefined,
  versions: readonly VersionRow[],
  setting: Setting,
  explained: ExplanationRow | undefined,
): ClientDocument {
  const live = versions.filter(({ removedAt }) => removedAt === null)
  const { kind, subject } = key
  return {
    kind,
    subject,
    about: setting.about.get(subject) ?? null,
    state: stateOf(row, live[0], setting.today),
    validUntil: live[0]?.validUntil ?? null,
    versions: live.map((version) => toVersion(version, setting)),
    cannotGet: explained ? toExplanation(explained) : null,
    notNeeded: row?.notNeededAt ? { saidBy: row.notNeededBy ?? '', saidAt: row.notNeededAt.toISOString() } : null,
  }
}

function toExplanation({ program, explanation, saidAt }: ExplanationRow): ClientDocument['cannotGet'] {
  return { program, explanation, saidAt: saidAt.toISOString() }
}

function stateOf(row: DocumentRow | undefined, newest: VersionRow | undefined, today: IsoDate): DocumentState {
  if (row?.notNeededAt) return 'notNeeded'
  if (!newest) return 'needed'
  if (newest.state === 'sentBack') return 'sentBack'
  return hasExpired(newest, today) ? 'expired' : newest.state
}

export function hasExpired({ validUntil }: Pick<VersionRow, 'validUntil'>, today: IsoDate): boolean {
  return validUntil !== null && validUntil < today
}

export function toVersion(row: VersionRow, { familyName }: Pick<Setting, 'familyName'>): DocumentVersion {
  const { id, number, originalName, size, contentType, issuedOn, endsOn, state } = row
  return {
    ...{ id, number, originalName, size, contentType, issuedOn, endsOn, state },
    name: readableName(row, familyName),
    uploadedAt: row.uploadedAt.toISOString(),
    sentBack: row.reason && row.decidedAt ? { ...row.reason, note: row.note, at: row.decidedAt.toISOString() } : null,
  }
}
