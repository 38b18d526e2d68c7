import type { siteSearch } from '@rahnama/contract/site-search.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { findOnSite } from './find-on-site.ts'

export const siteSearchHandlers: Handlers<Deps, typeof siteSearch> = { find: findOnSite }
