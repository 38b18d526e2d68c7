import { DESK_VIEWS, type DeskView } from '@rahnama/contract/cases/cases.ts'

/** The address names the view whose documents are worked through. */
export function viewIn(search: URLSearchParams): DeskView {
  return DESK_VIEWS.find((view) => view === search.get('view')) ?? 'mine'
}

export function viewSearch(view: DeskView): string {
  return view === 'mine' ? '' : `?view=${view}`
}
