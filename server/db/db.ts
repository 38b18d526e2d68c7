import pg from 'pg'
import { type Sql, toStatement } from './sql.ts'
import { noteTime } from './statement-times.ts'
import { orUnavailable } from './unavailable.ts'

export { type Listener, listen } from './listen.ts'
export { join, nothing, type Sql, sql } from './sql.ts'
export { type StatementTime, takeTimes } from './statement-times.ts'

// A date has no zone: keep 'YYYY-MM-DD' as it is. Counts fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** An operation may do this with the database, inside or outside a transaction. */
export type Db = {
  rows<Row>(query: Sql): Promise<Row[]>
  /** Answers the first row, or undefined. */
  row<Row>(query: Sql): Promise<Row | undefined>
  /** Answers how many rows were touched. */
  execute(query: Sql): Promise<number>
  /** Commits all of the work or nothing. Inside a transaction it joins the one under way. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

export type Database = Db & {
  pool: pg.Pool
  close(): Promise<void>
}

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult> }

// Naming a statement lets Postgres keep its plan; one name per text, on every connection.
const statementNames = new Map<string, string>()
const MAX_NAMED_STATEMENTS = 2000

function nameOf(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known) return known
  if (statementNames.size >= MAX_NAMED_STATEMENTS) return undefined
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

async function run(on: Queryable, query: Sql): Promise<pg.QueryResult> {
  const { text, values } = toStatement(query)
  const name = nameOf(text)
  const began = performance.now()
  try {
    return await on.query({ text, values, ...(name && { name }) })
  } catch (error) {
    throw orUnavailable(error)
  } finally {
    // Only as many are timed as are named, so that the list of them has an end.
    if (name) noteTime(text, performance.now() - began)
  }
}

function operations(on: Queryable): Omit<Db, 'transaction'> {
  return {
    rows: async <Row>(query: Sql) => (await run(on, query)).rows as Row[],
    row: async <Row>(query: Sql) => (await run(on, query)).rows[0] as Row | undefined,
    execute: async (query) => (await run(on, query)).rowCount ?? 0,
  }
}

/** A transaction has one connection: what is asked of it at once is answered one after the other. */
function inTurn(client: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query(config) {
      const answer = last.then(() => client.query(config))
      last = answer.catch(() => undefined)
      return answer
    },
  }
}

function joinTransaction(client: pg.PoolClient): Db {
  const db: Db = { ...operations(inTurn(client)), transaction: (work) => work(db) }
  return db
}

export function connect(options: pg.PoolConfig, onError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({ connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...options })
  // Without a listener a restart of the database would end our process: the pool listens to the clients that rest in it,
  // and of one in use the pending query fails with the same error.
  let isClosing = false
  // A server that stops with us may end a connection before it has read our goodbye.
  pool.on('error', (error) => isClosing || onError(error))
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    ...operations(pool),
    pool,
    close() {
      isClosing = true
      return pool.end()
    },
    async transaction(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw orUnavailable(error)
      })
      try {
        await client.query('begin')
        const result = await work(joinTransaction(client))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        )
        client.release(broken)
        throw orUnavailable(error)
      }
    },
  }
}

/** The Postgres error code, e.g. '23505' for a value that must be unique. */
export function postgresCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
