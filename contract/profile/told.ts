type Told<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The answers that were given; a question that was not answered is absent for the rules, too. */
export function told<T extends object>(fields: T): Told<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, answer]) => answer !== undefined)) as Told<T>
}

/** An empty list says "none". Until somebody said so, or listed one, the question is open. */
export function listed<T>(saidNone: boolean, entries: T[] | undefined): T[] | undefined {
  return saidNone ? [] : entries
}

export function pick<T extends object, Name extends keyof T>(of: T, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as { [Each in Name]-?: T[Each] | undefined }
}
