/** The office sorts and rates answers of the assistant by these; browsers read them without the schemas around them. */
export const REVIEW_FILTERS = ['notAnswered', 'markedWrong', 'all'] as const
/** What of an answer is judged one by one. */
export const JUDGED = ['sentence', 'source'] as const
export const REVIEW_RATINGS = ['right', 'incomplete', 'wrong'] as const
