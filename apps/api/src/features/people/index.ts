import type { Feature } from '../../http/feature.ts'
import { registerPeople } from './people.routes.ts'

export { identifyPeople } from './identify-people.ts'
export { selectUser, selectUserIdsByIdentifier, updateUserFields } from './people.queries.ts'
export { requireAtLeastSamePermissions } from './require-permissions.ts'
export { refusingTakenIdentifiers } from './taken-identifiers.ts'
export { changedFields } from './update-user.ts'
export { viewUser } from './people.view.ts'

export const people: Feature = { name: 'people', register: registerPeople }
