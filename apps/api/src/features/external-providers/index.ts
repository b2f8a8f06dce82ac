import type { Feature } from '../../http/feature.ts'
import { registerExternalProviders } from './external-providers.routes.ts'

export {
  selectExternalProviders,
  selectOptionalDeployment,
  selectOptionalExternalProvider,
  selectRegistrations,
  setDeploymentIds,
  type ExternalProviderRow,
} from './external-providers.queries.ts'

export { selectOptionalRosterFile } from './roster-file/roster-file.queries.ts'
export { timetableOf } from './uni-time/timetable-clients.ts'
export { currentSessions, nameOfSession, type CurrentSession } from './uni-time/terms.ts'
export { UniTimeRefusal, type UniTime } from './uni-time/uni-time.ts'
export type { UniTimeClass, UniTimeCourse, UniTimePerson } from './uni-time/answers.ts'

export { selectSigningKey } from './lti-keys.ts'
export { serviceClientOf } from './service-clients.ts'

export const externalProviders: Feature = { name: 'externalProviders', register: registerExternalProviders }
