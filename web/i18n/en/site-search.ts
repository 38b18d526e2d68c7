export const siteSearch = {
  title: 'Search',
  titleOf: (words: string) => `Search: ${words}`,
  lead: 'Our articles and the questions people ask us.',
  label: 'What are you looking for?',
  act: 'Search',
  found: (words: string) => `Results for “${words}”`,
  none: (words: string) => `No results for “${words}”.`,
  questions: 'Questions',
  articles: 'Articles',
  elsewhere: {
    empty: 'Type a word or two, such as funds, language test or study permit.',
    none: 'Try fewer or other words, or look here:',
    faq: 'All questions and answers',
    articles: 'All articles',
    ask: 'Ask us',
  },
}
