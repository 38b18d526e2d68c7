import type { Plugin } from 'vite'

const PROCEDURE_KEYS = ['method', 'path']
/** Read by the server and its documentation alone. */
const UNUSED_KEYS = ['summary', 'audience', 'input', 'output', 'errors']

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** A browser needs to know where a procedure is; what may be sent is judged by the server, and its schemas weigh more than a page. */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /\/contract\/[^?]*\.ts$/ },
      handler(code) {
        const cuts = [...procedures(this.parse(code) as unknown as Node)].flatMap(unusedParts)
        if (cuts.length === 0) return null
        cuts.sort((a, b) => b.start - a.start)
        return { code: cuts.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code), map: null }
      },
    },
  }
}

function* procedures(node: Node): Generator<Node> {
  const keys = node.type === 'ObjectExpression' ? propertiesOf(node).map(keyOf) : []
  if (PROCEDURE_KEYS.every((key) => keys.includes(key))) yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* procedures(child)
  }
}

/** With the comma before what follows, so that nothing but properties is left. */
function unusedParts(procedure: Node): { start: number; end: number }[] {
  const properties = propertiesOf(procedure)
  return properties.flatMap((property, place) => {
    if (!UNUSED_KEYS.includes(keyOf(property) ?? '')) return []
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
