import { z } from 'zod'
import { defineCall } from './call.ts'

export const productVersion = '1.43.1'
export const releaseName = 'Quicksilver Quadcopter'
export const defaultTimeZone = 'America/Indianapolis'

export const configurationSchema = z.object({
  caliperEnabled: z.boolean(),
  caliperEventStoreHostname: z.string(),
  defaultTimeZoneId: z.string(),
  caliperPersonNamespace: z.string(),
  tier: z.enum(['local', 'development', 'qa', 'production']),
  version: z.string(),
  releaseName: z.string(),
})

export const termSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
})
export type Term = z.infer<typeof termSchema>

export const configurationCalls = {
  getConfiguration: defineCall({
    method: 'GET',
    path: '/api/configuration',
    summary: 'What this installation is set to',
    access: { kind: 'public' },
    result: configurationSchema,
  }),
  getClient: defineCall({
    method: 'GET',
    path: '/api/appClients/web',
    summary: 'The current version of the web client',
    access: { kind: 'public' },
    result: z.object({ currentVersion: z.string() }),
  }),
  getTime: defineCall({
    method: 'GET',
    path: '/api/time',
    summary: "The server's clock",
    access: { kind: 'public' },
    result: z.object({ time: z.string() }),
  }),
  getExternalTerms: defineCall({
    method: 'GET',
    path: '/api/externalTerms',
    summary: 'Terms that courses can belong to',
    access: { kind: 'signedIn' },
    result: z.array(termSchema),
  }),
  getIdentityProviders: defineCall({
    method: 'GET',
    path: '/api/identityProviders',
    summary: 'Identity providers to sign in with',
    access: { kind: 'public' },
    result: z.array(z.object({ id: z.number().int(), name: z.string(), loginUrl: z.string(), logoutUrl: z.string() })),
  }),
}
