import { isPublicPage, patternOf } from '../pages/pages.ts'

/** The pattern of a page anybody may open. What is not there, and what is behind a door, is no page of a visit. */
export function publicPattern(path: string): string | undefined {
  return isPublicPage(path) ? patternOf(path) : undefined
}
