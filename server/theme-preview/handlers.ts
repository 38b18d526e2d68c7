import type { themePreview } from '@rahnama/contract/theme-preview.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { drawCover, drawMail } from './draw-samples.ts'

export const themePreviewHandlers: Handlers<Deps, typeof themePreview> = { mail: drawMail, cover: drawCover }
