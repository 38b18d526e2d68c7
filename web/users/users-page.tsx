import { ResourceScreen } from '../resource/resource.tsx'
import { useUsers } from './use-users.tsx'

export default function UsersPage() {
  return <ResourceScreen resource={useUsers()} />
}
