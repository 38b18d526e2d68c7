// Teaches the assistant once: what it learnt is kept beside the build, and no start does it again.
import { getReadyToConverse } from './advisor/advisor.ts'

await getReadyToConverse()
