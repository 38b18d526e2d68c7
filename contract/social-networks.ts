/** Networks in the order the footer shows them. */
export const SOCIAL_NETWORKS = ['linkedin', 'instagram', 'youtube', 'x', 'facebook'] as const
