/** Each is a file in templates/. */
export type Template = 'report' | 'documents-index' | 'share-picture' | 'commission-statement' | 'referral-card'

/** Data is read as JSON by the template: nothing in it can become markup. A picture is the first page, a pixel a point. */
export type Job = { template: Template; data: unknown; form: 'pdf' | 'png' }
