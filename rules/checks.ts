import { isIsoDate } from './dates.ts'
import type { FaultCode, FaultParams, InputFault } from './faults.ts'

/** Looks at one value and adds what is wrong with it; adds nothing when all is well. */
export type Check = (value: unknown, path: string, faults: InputFault[]) => void

export function faultsOf(check: Check, value: unknown): InputFault[] {
  const faults: InputFault[] = []
  check(value, '', faults)
  return faults
}

export function fault(path: string, code: FaultCode, params?: FaultParams): InputFault {
  return params ? { path, code, params } : { path, code }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

function present(check: Check): Check {
  return (value, path, faults) => {
    if (value === undefined) faults.push(fault(path, 'MISSING'))
    else check(value, path, faults)
  }
}

export const yesOrNo: Check = present((value, path, faults) => {
  if (typeof value !== 'boolean') faults.push(fault(path, 'NOT_YES_OR_NO'))
})

export const isoDate: Check = present((value, path, faults) => {
  if (!isIsoDate(value)) faults.push(fault(path, 'NOT_A_DATE'))
})

export const text: Check = present((value, path, faults) => {
  if (typeof value !== 'string') faults.push(fault(path, 'NOT_TEXT'))
})

export function oneOf(options: readonly string[]): Check {
  return present((value, path, faults) => {
    if (typeof value !== 'string' || !options.includes(value)) faults.push(fault(path, 'NOT_AN_OPTION', { options }))
  })
}

export function numberIn(min: number, max: number): Check {
  return present((value, path, faults) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) faults.push(fault(path, 'NOT_A_NUMBER'))
    else if (value < min) faults.push(fault(path, 'TOO_LOW', { min, max }))
    else if (value > max) faults.push(fault(path, 'TOO_HIGH', { min, max }))
  })
}

export function wholeIn(min: number, max: number): Check {
  const inRange = numberIn(min, max)
  return (value, path, faults) => {
    const before = faults.length
    inRange(value, path, faults)
    if (faults.length === before && !Number.isInteger(value)) faults.push(fault(path, 'NOT_WHOLE'))
  }
}

export function stepped(min: number, max: number, step: number): Check {
  const inRange = numberIn(min, max)
  return (value, path, faults) => {
    const before = faults.length
    inRange(value, path, faults)
    if (faults.length === before && !Number.isInteger((Number(value) - min) / step))
      faults.push(fault(path, 'OFF_STEP', { step }))
  }
}

export function optional(check: Check): Check {
  return (value, path, faults) => {
    if (value !== undefined) check(value, path, faults)
  }
}

export function nullable(check: Check): Check {
  return (value, path, faults) => {
    if (value !== null) check(value, path, faults)
  }
}

export function all(...checks: readonly Check[]): Check {
  return (value, path, faults) => {
    for (const check of checks) check(value, path, faults)
  }
}

export function shape(fields: Record<string, Check>): Check {
  const entries = Object.entries(fields)
  return present((value, path, faults) => {
    if (!isObject(value)) faults.push(fault(path, 'NOT_AN_OBJECT'))
    else for (const [key, check] of entries) check(value[key], join(path, key), faults)
  })
}

export function listOf(check: Check): Check {
  return present((value, path, faults) => {
    if (!Array.isArray(value)) faults.push(fault(path, 'NOT_A_LIST'))
    else for (const [i, item] of value.entries()) check(item, join(path, i), faults)
  })
}
