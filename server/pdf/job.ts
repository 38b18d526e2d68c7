/** Each is a file in templates/. */
export type Template = 'report' | 'papers-index'

/** Data is read as JSON by the template: nothing in it can become markup. */
export type Job = { template: Template; data: unknown }

export type Outcome = { pdf: Uint8Array } | { faults: string }
