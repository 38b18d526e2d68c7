/** The counts of a checklist, in the same words wherever they are said. */
export const documentCounts = {
  given: (given: string, needed: string) => `${given} of ${needed} documents provided`,
  accepted: (count: string) => `${count} accepted`,
  explained: (count: string) => `${count} explained`,
  missing: (count: string) => `${count} missing`,
  later: (count: string) => `${count} asked for later`,
  nothing: 'No documents needed now',
}
