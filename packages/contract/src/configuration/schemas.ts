import { z } from 'zod'
import { identifierTypes } from './limits.ts'
import { defineEndpoint } from '../endpoint.ts'
import { languageCodes } from '../primitives/languages.ts'

/** What the browser has to know about the installation. */
export const configurationSchema = z.object({
  caliperEnabled: z.boolean(),
  caliperEventStoreHostname: z.string(),
  defaultTimeZoneId: z.string(),
  /** Of pages to people who have set none, and whose browsers ask for none that is offered. */
  defaultLanguage: z.enum(languageCodes),
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

/** Access, schemas and summaries of `configurationCalls`. */
export const configurationEndpoints = {
  getConfiguration: defineEndpoint({
    summary: 'What this installation is set to',
    access: { kind: 'public' },
    result: configurationSchema,
  }),
  getClient: defineEndpoint({
    summary: 'The current version of the web client',
    access: { kind: 'public' },
    result: z.object({ currentVersion: z.string() }),
  }),
  getTime: defineEndpoint({
    summary: "The server's clock",
    access: { kind: 'public' },
    result: z.object({ time: z.string() }),
  }),
  getExternalTerms: defineEndpoint({
    summary: 'Terms that courses can belong to',
    access: { kind: 'signedIn' },
    result: z.array(termSchema),
  }),
}
