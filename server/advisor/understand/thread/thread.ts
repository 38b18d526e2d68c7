export {
  hasCue,
  isElliptical,
  namesOnly,
  ofTestBefore,
  ofThingBefore,
  overlay,
  programBefore,
  replacesOnly,
  variesOnly,
  withoutCues,
} from './follow-up.ts'
export { goesOn } from './goes-on.ts'
export { joinedTo, leans, namesNothing, refersBack } from './lean.ts'
