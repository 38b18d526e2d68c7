/** Texts of every list that is drawn from a description. */
export const resource = {
  total: (count: number, shown: string) => (count === 1 ? '1 entry' : `${shown} entries`),
  moreThan: (shown: string) => `More than ${shown} entries`,
  more: 'Show more',
  all: 'All',
  columns: 'Columns',
  asTable: 'As a table',
  asGrid: 'As a grid',
  download: 'Download as CSV',
  downloading: 'Preparing the file…',
  refresh: 'Refresh',
  clear: 'Clear search and filters',
  noneFound: 'Nothing matches',
  noneFoundBody: 'Check the spelling, or search with fewer filters.',
  tooMany: 'There are more. Type a little more to narrow the list.',
  offline: 'You are offline. The list will appear as soon as you are connected.',
}
