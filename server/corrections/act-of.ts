/** The notice of a request is settled when anybody has answered it. */
export const actOf = (id: string) => `correction:${id}`
