import { checkSteps } from './check-steps.ts'
import { runSteps } from './steps.ts'

const failed = await runSteps(checkSteps)
if (failed.length > 0) process.exit(1)
