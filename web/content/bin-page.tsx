export { Bin as default } from './manage/manage.tsx'
