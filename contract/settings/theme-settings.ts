import { CORNERS } from '../theme/theme.ts'
import { z } from '../zod.ts'

const colour = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toLowerCase()),
  ),
  z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
)

/** Two brand colours and the softness of corners; the program works out the rest and refuses what cannot be read. */
export const ThemeSettings = z.object({ primary: colour, secondary: colour, corners: z.enum(CORNERS) })
export type ThemeSettings = z.output<typeof ThemeSettings>
