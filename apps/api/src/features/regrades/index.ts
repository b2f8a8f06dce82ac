import type { Feature } from '../../http/feature.ts'
import { registerRegrades } from './regrades.routes.ts'
import { bringInLineTask, lookAtRegradeTask } from './work-on-regrades.ts'

export const regrades: Feature = {
  name: 'regrades',
  register: registerRegrades,
  tasks: [lookAtRegradeTask, bringInLineTask],
}
