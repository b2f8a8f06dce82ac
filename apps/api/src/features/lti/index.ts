import type { Feature } from '../../http/feature.ts'
import { registerLti } from './lti.routes.ts'

export { LaunchRefusal } from './launch-refusal.ts'
export { groupRoleOf } from './people/course-role.ts'
export { linkLaunchPerson, personOfLaunch, type SpokenOf } from './people/link-launch-person.ts'

export const lti: Feature = { name: 'lti', register: registerLti }
