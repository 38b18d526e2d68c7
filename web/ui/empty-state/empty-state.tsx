import { Statement, type StatementProps } from '../statement/statement.tsx'
import { Scene, type SceneName } from './scene.tsx'

/** Says why there is nothing here yet and what fills it. */
export function EmptyState({ scene, ...statement }: StatementProps & { scene: SceneName }) {
  return <Statement picture={<Scene name={scene} />} {...statement} />
}
