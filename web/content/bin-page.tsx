import { ToastProvider } from '../ui/toast/toast.tsx'
import { Bin } from './manage/manage.tsx'

export default function BinPage() {
  return (
    <ToastProvider>
      <Bin />
    </ToastProvider>
  )
}
