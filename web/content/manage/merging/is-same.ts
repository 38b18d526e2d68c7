/** Whether two bodies say the same, in whatever order. What is left out, undefined and null are one absence. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(valueAt(one, name), valueAt(other, name)))
}

function valueAt(group: object, name: string): unknown {
  return (group as Record<string, unknown>)[name]
}
