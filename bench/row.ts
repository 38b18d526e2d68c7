/** One measured line of the table that `npm run bench` prints. */
export type Row = { what: string; budget: string; measured: string; ok: boolean }

/** `chosen` are the beginnings of the addresses asked for; none means all. */
export type Bench = { name: string; run(chosen: readonly string[]): Promise<Row[]> }
