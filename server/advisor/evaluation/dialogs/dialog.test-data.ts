/**
 * A conversation as a client has it: each turn with the topics by which a person would answer it, any of them, as read by
 * whoever wrote the turn and not by what comes out. A turn that leans on the one before has no meaning without it.
 */
export type Dialog = readonly (readonly [asked: string, topics: string])[]
