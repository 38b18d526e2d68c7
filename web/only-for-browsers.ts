import type { Plugin } from 'vite'

/** Data that both sides read, and what of it a browser has no use for. */
const PARTS = [
  // A browser needs to know where a procedure is; what may be sent is judged by the server, and its schemas weigh more than a page.
  {
    of: /\/contract\/[^?]*\.ts$/,
    marks: ['method', 'path'],
    unused: ['summary', 'audience', 'input', 'output', 'errors'],
  },
  // The router has its own table of the files behind a route.
  { of: /\/web\/site-map\.ts$/, marks: ['shape'], unused: ['page', 'render'] },
]

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Leaves out of the browser's build what only the server reads. */
export function onlyForBrowsers(): Plugin {
  return {
    name: 'only-for-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: PARTS.map(({ of }) => of) },
      handler(code, id) {
        const tree = this.parse(code) as unknown as Node
        const cuts = PARTS.filter(({ of }) => of.test(id)).flatMap(({ marks, unused }) =>
          [...objectsWith(marks, tree)].flatMap((object) => partsOf(object, unused)),
        )
        if (cuts.length === 0) return null
        cuts.sort((a, b) => b.start - a.start)
        return { code: cuts.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code), map: null }
      },
    },
  }
}

function* objectsWith(marks: readonly string[], node: Node): Generator<Node> {
  const keys = node.type === 'ObjectExpression' ? propertiesOf(node).map(keyOf) : []
  if (marks.every((mark) => keys.includes(mark)) && keys.length > 0) yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* objectsWith(marks, child)
  }
}

/** With the comma before what follows, so that nothing but properties is left. */
function partsOf(object: Node, unused: readonly string[]): { start: number; end: number }[] {
  const properties = propertiesOf(object)
  return properties.flatMap((property, place) => {
    if (!unused.includes(keyOf(property) ?? '')) return []
    const next = properties[place + 1]
    return [{ start: property.start, end: next ? next.start : property.end }]
  })
}

function propertiesOf(node: Node): Node[] {
  return node.properties as Node[]
}

function keyOf(property: Node): string | undefined {
  const key = property.key as { name?: string; value?: string } | undefined
  return key?.name ?? key?.value
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
