import { callsOf } from '../call.ts'
import type { configurationEndpoints } from './schemas.ts'

/** What the browser asks about the installation. */
export const configurationCalls = callsOf<typeof configurationEndpoints>({
  getConfiguration: ['GET', '/api/configuration'],
  getClient: ['GET', '/api/appClients/web'],
  getTime: ['GET', '/api/time'],
  getExternalTerms: ['GET', '/api/externalTerms'],
})
