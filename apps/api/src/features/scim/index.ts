import type { Feature } from '../../http/feature.ts'
import { registerScim } from './scim.routes.ts'

export const scim: Feature = { name: 'scim', register: registerScim }
