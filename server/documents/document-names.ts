import type { Language } from '@rahnama/contract/locale/locale.ts'
import { documentNames as en } from '@rahnama/contract/texts/en/document-names.ts'
import { documentNames as fa } from '@rahnama/contract/texts/fa/document-names.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'

export const DOCUMENT_NAMES: Record<Language, Record<DocumentKind, string>> = { en, fa }
