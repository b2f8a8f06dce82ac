import type { Feature } from '../../http/feature.ts'
import { registerLti } from './lti.routes.ts'

export const lti: Feature = { name: 'lti', register: registerLti }
