import type { Feature } from '../../http/feature.ts'
import { registerAudit } from './audit.routes.ts'

export const audit: Feature = { name: 'audit', register: registerAudit }
