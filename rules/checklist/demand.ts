import type { Causes } from './causes.ts'
import type { Necessity, Validity } from './item.ts'
import type { PaperKind } from './paper-kinds.ts'

/** A paper a programme asks for, of whom, and why the answers call for it. */
export type Demand = {
  kind: PaperKind
  necessity: Necessity
  causes: Causes
  /** Where the programme is stricter than the paper itself. */
  validity?: Validity
}

export const hard = (kind: PaperKind, causes: Causes, validity?: Validity): Demand =>
  demand(kind, 'hard', causes, validity)
export const usual = (kind: PaperKind, causes: Causes, validity?: Validity): Demand =>
  demand(kind, 'usual', causes, validity)

function demand(kind: PaperKind, necessity: Necessity, causes: Causes, validity: Validity | undefined): Demand {
  return { kind, necessity, causes, ...(validity && { validity }) }
}
