/** One constant per limit, with its unit. */
export const JSON_BODY_MAX_BYTES = 256 * 1024
export const REQUEST_TIMEOUT_MS = 30_000
export const PRELOAD_DELAY_MS = 1000
export const ROLE_WAIT_WARNING_MS = 2000
export const SLOW_PAGE_LOAD_MS = 2000
export const SLOW_CONTENTFUL_PAINT_MS = 2500
export const QUERY_RETRIES = 1
export const QUERY_FRESH_MS = 10 * 60_000
export const QUERY_KEPT_MS = 30 * 60_000
export const CV_MAX_BYTES = 10 * 1024 * 1024
export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024
export const FILE_MAX_BYTES = 100 * 1024 * 1024
export const DOWNLOAD_LINK_VALID_MS = 5 * 60_000
