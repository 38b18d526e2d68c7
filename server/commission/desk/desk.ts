export { askForCard, cardRoutes } from './card.ts'
export { listPeople } from './list-people.ts'
export { readFigures } from './read-figures.ts'
