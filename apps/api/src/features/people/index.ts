import type { Feature } from '../../http/feature.ts'
import { registerPeople } from './people.routes.ts'

export { identifyPeople } from './identify-people.ts'
export { selectUser, selectUserIdsByIdentifier } from './people.queries.ts'
export { requireNotMightier } from './require-not-mightier.ts'
export { refusingTakenIdentifiers } from './taken-identifiers.ts'
export { viewUser } from './people.view.ts'

export const people: Feature = { name: 'people', register: registerPeople }
