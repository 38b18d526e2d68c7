/** One measured line of the table that `npm run bench` prints. */
export type Row = { what: string; budget: string; measured: string; ok: boolean }

export type Bench = { name: string; run(): Promise<Row[]> }
