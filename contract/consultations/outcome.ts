import { z } from '../zod.ts'

/** A result that says everything by its name. */
export const outcome = <Result extends string>(result: Result) => z.object({ result: z.literal(result) })
