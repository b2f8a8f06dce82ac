import type { Feature } from '../../http/feature.ts'
import { registerLtiRegistrations } from './lti-registrations.routes.ts'

export const ltiRegistrations: Feature = { name: 'ltiRegistrations', register: registerLtiRegistrations }
