/** A piece of SQL with its values. Values never become text of the statement. */
export type Sql = { readonly parts: readonly string[]; readonly values: readonly unknown[]; readonly isSql: true }

function isSql(value: unknown): value is Sql {
  return typeof value === 'object' && value !== null && 'isSql' in value
}

/** sql`select * from mails where id = ${id} ${condition}`: a nested piece is spliced in, anything else is bound. */
export function sql(strings: TemplateStringsArray, ...inserts: unknown[]): Sql {
  const parts: string[] = [strings[0] ?? '']
  const values: unknown[] = []
  inserts.forEach((insert, index) => {
    const following = strings[index + 1] ?? ''
    if (isSql(insert)) {
      parts[parts.length - 1] += insert.parts[0] ?? ''
      parts.push(...insert.parts.slice(1))
      values.push(...insert.values)
      parts[parts.length - 1] += following
    } else {
      values.push(insert)
      parts.push(following)
    }
  })
  return { parts, values, isSql: true }
}

export const nothing = sql``

export function join(pieces: readonly Sql[], separator = ', '): Sql {
  const glue: Sql = { parts: [separator], values: [], isSql: true }
  return pieces.reduce((whole, piece, index) => (index === 0 ? piece : sql`${whole}${glue}${piece}`), nothing)
}

export function toStatement(query: Sql): { text: string; values: unknown[] } {
  const text = query.parts.reduce((whole, part, index) => (index === 0 ? part : `${whole}$${index}${part}`), '')
  return { text, values: [...query.values] }
}
