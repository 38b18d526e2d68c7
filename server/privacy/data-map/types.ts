import type { Sql } from '../../db/db.ts'

/**
 * A person, as far as rows can name one. The address counts once it is proven: whoever merely registered with it has
 * no claim to what its owner sent us without an account, or was sent.
 */
export type Person = { userId: string; email: string | null }
export type Whose = (person: Person) => Sql

/** Rows of people.  */
export type OfPeople = {
  whose: Whose
  /** Given to the person in their export, unless the table is the office's own order. */
  columns: string
  /** Of no use to anybody but the program, dangerous to hand out, or said by the team to itself. */
  hidden?: string
  isInternal?: true
}
/** Rows that are about nobody, or name people by id alone. */
export type Impersonal = { stays: string; columns: string }
