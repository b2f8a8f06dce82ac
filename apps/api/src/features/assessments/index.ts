import type { Feature } from '../../http/feature.ts'
import { assessmentAccess } from './assessment-access.ts'
import { registerAssessments } from './assessments.routes.ts'

export { readStructure, type Structure } from './assessment-content.ts'
export { managedAssessments } from './assessments.queries.ts'

export const assessments: Feature = {
  name: 'assessments',
  register: registerAssessments,
  entityAccess: assessmentAccess,
}
