/** Joins the names that are there. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ')
}
