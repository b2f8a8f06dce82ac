import { z } from 'zod'
import { defineCall } from '../call.ts'

/** The version that people see; the one in every `package.json`. */
export const productVersion = '1.43.1'
/** The name of the release, shown beside the version. */
export const releaseName = 'Quicksilver Quadcopter'
/** Where dates are shown unless the installation says otherwise. */
export const defaultTimeZone = 'America/Indianapolis'

/** By what people are added to a course or a role. */
export const identifierTypes = ['careerAccount', 'email'] as const
/** `careerAccount`: a career account alias, or a puid where it is all digits; the university-named shard has them. */
export type IdentifierType = (typeof identifierTypes)[number]

/** What the browser has to know about the installation. */
export const configurationSchema = z.object({
  caliperEnabled: z.boolean(),
  caliperEventStoreHostname: z.string(),
  defaultTimeZoneId: z.string(),
  caliperPersonNamespace: z.string(),
  /** Of whoever runs the product, for the footer and for pages that offer help; '' where there is none. */
  supportEmail: z.string(),
  universityName: z.string(),
  universityUrl: z.string(),
  /** Where pages report what breaks them; '' for nowhere. */
  errorReportingDsn: z.string(),
  /** While it is on, only its message is shown. */
  downtime: z.object({ isOn: z.boolean(), message: z.string() }),
  tier: z.enum(['local', 'development', 'qa', 'production']),
  /** Whose installation this is. */
  shard: z.string(),
  identifierType: z.enum(identifierTypes),
  version: z.string(),
  releaseName: z.string(),
})

/** An external term that groups can belong to. */
export const termSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
})
export type Term = z.infer<typeof termSchema>

/** What the browser asks about the installation. */
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
}
