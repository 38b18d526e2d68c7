import { EmptyPage } from '../app/empty-page.tsx'
import { useRouteName } from '../app/route-name.ts'
import { isContentRoute, ManageContent } from '../content/manage/manage.tsx'
import { useTexts } from '../i18n/i18n.tsx'

/** The one screen that content, media, settings and system share. */
export default function ManagementPage() {
  const { pages } = useTexts('admin')
  const name = useRouteName()
  if (isContentRoute(name)) return <ManageContent key={name} route={name} />
  return <EmptyPage texts={name && name in pages ? pages[name as keyof typeof pages] : pages.admin} />
}
