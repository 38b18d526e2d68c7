export {
  hasCue,
  isElliptical,
  namesOnly,
  ofTestBefore,
  ofThingBefore,
  overlay,
  programBefore,
  repeatsOnly,
  replacesOnly,
  testBefore,
  variesOnly,
  withoutCues,
} from './follow-up.ts'
export { goesOn } from './goes-on.ts'
export { joinedByMore } from './household.ts'
export { isOneOfThem, joinedTo, leans, namesNoThing, namesNothing, namesOwnThing, refersBack } from './lean.ts'
