import type { Feature } from '../../platform/feature.ts'
import { registerAudit } from './audit.routes.ts'

export const audit: Feature = { name: 'audit', register: registerAudit }
