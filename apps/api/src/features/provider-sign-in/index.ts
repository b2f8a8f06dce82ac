import type { Feature } from '../../http/feature.ts'
import { registerProviderSignIn } from './provider-sign-in.routes.ts'

export { findByNumber } from './people/find-by-number.ts'
export { freeUserName, isOnlyAtTrustedProviders } from './people/link-person.ts'
export {
  insertIdentity,
  selectOptionalByEmail,
  selectOptionalByIdentity,
  updatePerson,
  type KnownPerson,
} from './people/link-person.queries.ts'
export { onceMoreAfterRace } from './finish-sign-in.ts'

export const providerSignIn: Feature = { name: 'providerSignIn', register: registerProviderSignIn }
