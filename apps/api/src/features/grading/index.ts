import type { Feature } from '../../http/feature.ts'
import { applyRubricTask } from './apply-rubric.ts'
import { registerGrading } from './grading.routes.ts'

export const grading: Feature = { name: 'grading', register: registerGrading, tasks: [applyRubricTask] }
