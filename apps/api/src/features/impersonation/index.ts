import type { Feature } from '../../http/feature.ts'
import { registerImpersonation } from './impersonation.routes.ts'

export const impersonation: Feature = { name: 'impersonation', register: registerImpersonation }
