import type { Plugin } from 'vite'

type Change = { file: string; from: string; to: string }

/** The router reads its table of routes twice, and compiles the pattern of every page before it looks for one. */
const CHANGES: readonly Change[] = [
  // The modules the server has named are those of the pages it found.
  {
    file: 'dom/ssr/hydration.js',
    from: `let dataRouteMatcher = createDataRouteMatcher(future, basename || "/");
	dataRouteMatcher.update(routes);
	let initialMatches = dataRouteMatcher.match(location);`,
    to: 'let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));',
  },
  {
    file: 'router/utils.js',
    from: 'function compilePath(path, caseSensitive = false, end = true) {',
    to: `let compiledPaths = {};
function compilePath(path, caseSensitive = false, end = true) {
	return compiledPaths[[path, caseSensitive, end]] ??= compileNewPath(path, caseSensitive, end);
}
function compileNewPath(path, caseSensitive, end) {`,
  },
  {
    file: 'router/utils.js',
    from: `routesMeta: routesMeta.map((meta, i) => {
				let [matcher, params] = compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1);
				return {
					...meta,
					matcher,
					compiledParams: params
				};
			})`,
    to: 'routesMeta',
  },
  // A page whose address begins with another word is none to compile a pattern for.
  {
    file: 'router/utils.js',
    from: `function matchRouteBranch(branch, pathname, allowPartial = false) {
	let { routesMeta } = branch;`,
    to: `let firstWord = (path) => path.split("/")[1].toLowerCase();
function matchRouteBranch(branch, pathname, allowPartial = false) {
	let { routesMeta } = branch;
	let first = firstWord(branch.path);
	if (/^[a-z-]+$/.test(first) && first !== firstWord(pathname)) return null;`,
  },
]

/** Takes out of the router's start what it does more than once, on every page. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/(dom\/ssr\/hydration|router\/utils)\.js$/ },
      handler(code, id) {
        const changes = CHANGES.filter(({ file }) => id.endsWith(file))
        for (const { file, from } of changes) {
          if (!code.includes(from)) this.error(`The router does otherwise now in ${file}`)
        }
        return { code: changes.reduce((changed, { from, to }) => changed.replace(from, () => to), code), map: null }
      },
    },
  }
}
