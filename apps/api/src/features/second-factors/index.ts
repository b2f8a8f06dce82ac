import type { Feature } from '../../http/feature.ts'
import { registerSecondFactors } from './second-factors.routes.ts'

export const secondFactors: Feature = { name: 'secondFactors', register: registerSecondFactors }
