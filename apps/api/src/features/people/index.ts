import type { Feature } from '../../platform/feature.ts'
import { registerPeople } from './people.routes.ts'

export { addGroupUsers } from './add-group-users.ts'

export const people: Feature = { name: 'people', register: registerPeople }
