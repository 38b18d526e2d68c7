import { href, type LinkedRouteName, type LinkParameters } from '@rahnama/contract/page-paths.ts'
import type { Config } from './config.ts'

/** The whole address of a page, for what is read outside of the site: mails, calendars, printed reports. */
export function pageUrl<Name extends LinkedRouteName>(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: Name,
  ...parameters: LinkParameters<Name>
): string {
  return `${publicUrl}${href(name, ...parameters)}`
}
