import type { Feature } from '../../http/feature.ts'
import { registerLti } from './lti.routes.ts'

export { groupRoleOf } from './course-role.ts'
export { linkLaunchPerson, personOfLaunch, type SpokenOf } from './link-launch-person.ts'

export const lti: Feature = { name: 'lti', register: registerLti }
