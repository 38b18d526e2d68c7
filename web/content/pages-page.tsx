import { ManageContent } from './manage/manage.tsx'

export default function PagesPage() {
  return <ManageContent route="adminPages" />
}
