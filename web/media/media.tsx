export { MediaBin } from './media-bin.tsx'
