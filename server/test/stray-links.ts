import { findRoute } from '../pages/find-route.ts'

/** Addresses of ours in what leaves the house, wherever in it they stand, that lead to no page. */
export function strayLinks(content: unknown, publicUrl: string): string[] {
  const written = JSON.stringify(content).replaceAll('\\r\\n ', '').split(publicUrl).slice(1)
  const paths = written.map((rest) => /^[\w/~%-]*/.exec(rest)?.[0] ?? '')
  return paths.filter((path) => findRoute(path) === 'notFound')
}
