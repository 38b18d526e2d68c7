import { MediaReference } from '../media/media.ts'
import { z } from '../zod.ts'

/** Without one the name stands alone. On dark ground the second picture shows, or the first one on a light plate. */
export const LogoSettings = z._default(
  z.nullable(z.object({ light: MediaReference, dark: z.nullable(MediaReference) })),
  null,
)

const LogoPicture = z.object({ src: z.string(), width: z.int(), height: z.int() })

/** As pages draw it. */
export const ShownLogo = z.object({ light: LogoPicture, dark: z.nullable(LogoPicture) })
