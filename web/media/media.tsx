export { ImageField } from './image-field.tsx'
export { MediaBin } from './media-bin.tsx'
