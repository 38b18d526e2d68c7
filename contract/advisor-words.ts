/** The office sorts and rates answers of the assistant by these; browsers read them without the schemas around them. */
export const REVIEW_FILTERS = ['notAnswered', 'markedWrong', 'all'] as const
export const REVIEW_RATINGS = ['right', 'incomplete', 'wrong'] as const
