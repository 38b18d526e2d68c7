import { useMatches } from 'react-router'
import { isRouteName, type RouteName } from '../site-map.ts'

/** The site map's name of the page on screen; a page with two addresses has one name. */
export function useRouteName(): RouteName | undefined {
  const id = useMatches().at(-1)?.id.split('@')[0]
  return isRouteName(id) ? id : undefined
}
