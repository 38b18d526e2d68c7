export type ShownPage = number | 'gap'

/** First, last, the current page and its neighbours; a gap stands for two pages or more. */
export function shownPages(page: number, pages: number): ShownPage[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((each) => each >= 1 && each <= pages))
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((each, index): ShownPage[] => {
    const missing = each - (sorted[index - 1] ?? 0) - 1
    if (missing === 0) return [each]
    return missing === 1 ? [each - 1, each] : ['gap', each]
  })
}
