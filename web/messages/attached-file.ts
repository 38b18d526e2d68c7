/** A file that has arrived on the server and waits for its message. */
export type AttachedFile = { id: string; name: string; size: number }
