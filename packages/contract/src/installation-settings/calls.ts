import { callsOf } from '../call.ts'
import type { installationEndpoints } from './schemas.ts'

/** What administrators set for the whole installation. */
export const installationCalls = callsOf<typeof installationEndpoints>({
  getSettings: ['GET', '/api/configuration/settings'],
  updateSettings: ['PUT', '/api/configuration/settings'],
  getClockSteps: ['GET', '/api/configuration/clockSteps'],
  getAuditLogGuard: ['GET', '/api/configuration/auditLogGuard'],
  getDowntime: ['GET', '/api/configuration/downtime'],
  setDowntime: ['PUT', '/api/configuration/downtime'],
  listManagedTerms: ['GET', '/api/externalTerms/managed'],
  createTerm: ['POST', '/api/externalTerms'],
  updateTerm: ['PUT', '/api/externalTerms/{termId}'],
  deleteTerm: ['DELETE', '/api/externalTerms/{termId}'],
})
