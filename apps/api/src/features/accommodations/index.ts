import type { Feature } from '../../http/feature.ts'
import { registerAccommodations } from './accommodations.routes.ts'

export { lockPeople } from './accommodations.queries.ts'
export { setTimerMultipliers, writeAccommodations } from './save-accommodations.ts'

export const accommodations: Feature = { name: 'accommodations', register: registerAccommodations }
