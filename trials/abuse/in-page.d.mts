export function readTrips(): string[]
export function noteTrips(): void
export function followLink(place: string): void
