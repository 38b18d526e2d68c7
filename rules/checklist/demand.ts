import type { Causes } from './causes.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Necessity, Validity } from './item.ts'

/** A document a program asks for, of whom, and why the answers call for it. */
export type Demand = {
  kind: DocumentKind
  necessity: Necessity
  causes: Causes
  /** The program is stricter here than the document itself. */
  validity?: Validity
  /** It is asked for only after an invitation, a nomination or an admission. */
  isLater?: boolean
}

export const later = (demand: Demand): Demand => ({ ...demand, isLater: true })

export const hard = (kind: DocumentKind, causes: Causes, validity?: Validity): Demand =>
  demand(kind, 'hard', causes, validity)
export const usual = (kind: DocumentKind, causes: Causes, validity?: Validity): Demand =>
  demand(kind, 'usual', causes, validity)

function demand(kind: DocumentKind, necessity: Necessity, causes: Causes, validity: Validity | undefined): Demand {
  return { kind, necessity, causes, ...(validity && { validity }) }
}
