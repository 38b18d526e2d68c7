export { emptyMediaBin, mediaPurge } from './bin.ts'
export { mediaRoutes } from './media-routes.ts'
export { mediaPreparation, prepareMedia } from './prepare-media.ts'
