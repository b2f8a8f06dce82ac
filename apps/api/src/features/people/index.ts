import type { Feature } from '../../platform/feature.ts'
import { registerPeople } from './people.routes.ts'

export { identifyPeople } from './identify-people.ts'
export { viewUser } from './people.view.ts'

export const people: Feature = { name: 'people', register: registerPeople }
