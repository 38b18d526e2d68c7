/** Every page says this of itself: the title of the window, the heading and one sentence under it. */
export type PageTexts = { title: string; heading: string; lead: string }

/** A page says this while there is nothing to show on it. */
export type EmptyPageTexts = PageTexts & { emptyTitle: string; emptyBody: string }
