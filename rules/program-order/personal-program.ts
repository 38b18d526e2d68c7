import type { ProgramResult, Requirement } from '../programs/programs.ts'
import type { Aside } from './aside.ts'

/** A program as it stands for this person, with the reason where it is not one for them. */
export type PersonalProgram = ProgramResult & { aside?: Aside }

/** Finds what the nearest way into a program asks. */
export function requirementsOf({ route, routes, requirements }: ProgramResult): readonly Requirement[] {
  return routes?.find((each) => each.route === route)?.requirements ?? requirements
}
