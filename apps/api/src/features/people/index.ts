import type { Feature } from '../../platform/feature.ts'
import { registerPeople } from './people.routes.ts'

export const people: Feature = { name: 'people', register: registerPeople }
