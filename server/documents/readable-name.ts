import { FILE_TYPES } from '@rahnama/contract/uploads/uploads.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { VersionRow } from './queries.ts'

/** Authorities call the documents so: files go to portals that read Latin letters. */
const LABELS: Partial<Record<DocumentKind, string>> = {
  cv: 'CV',
  eca: 'ECA',
  hskResult: 'HSK-Result',
  cscaResult: 'CSCA-Result',
}

type Named = Pick<VersionRow, 'kind' | 'contentType' | 'originalName' | 'validUntil' | 'issuedOn' | 'uploadedAt'>

/** `Passport_Ahmadi_2031-05.pdf`: what it is, whose, and until or from when. */
export function readableName(version: Named, familyName: string): string {
  const { kind, validUntil, issuedOn, uploadedAt } = version
  const month = (validUntil ?? issuedOn ?? uploadedAt.toISOString()).slice(0, 'YYYY-MM'.length)
  const parts = [labelOf(kind), asPart(familyName), month].filter((part) => part !== '')
  return `${parts.join('_')}.${extensionOf(version)}`
}

function labelOf(kind: DocumentKind): string {
  return LABELS[kind] ?? (kind[0] ?? '').toUpperCase() + kind.slice(1).replace(/[A-Z]/g, (letter) => `-${letter}`)
}

function asPart(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

function extensionOf({ contentType, originalName }: Named): string {
  const known = Object.values(FILE_TYPES).find((type) => type.contentType === contentType)
  return known?.extensions[0] ?? /\.(\w{1,8})$/.exec(originalName)?.[1] ?? 'bin'
}
