import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  auditLogMonths,
  caliperVersions,
  defaultTimeZone,
  languageCodes,
  retentionMonths,
  secondFactorDemands,
} from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Changes } from '../data/changes.ts'

/** As stored, one row each. What has no row has its default, so that a new setting needs no migration. */
const storedSettingsSchema = z.object({
  caliperEnabled: z.boolean().default(false),
  caliperEventStoreHostname: z.string().default(''),
  caliperEventStorePath: z.string().default('/'),
  caliperVersion: z.enum(caliperVersions).default('1.2'),
  caliperSendsNames: z.boolean().default(false),
  caliperSendsAnswers: z.boolean().default(false),
  /** Sealed, as base64; '': there is none. */
  caliperToken: z.string().default(''),
  defaultTimeZoneId: z.string().default(defaultTimeZone),
  /** Of letters and calendars to people who have set none. */
  defaultLanguage: z.enum(languageCodes).default('en'),
  /** Letters about assessments; without a mail server none are sent either way. */
  lettersEnabled: z.boolean().default(true),
  /** Of whom a second factor is asked. */
  secondFactorDemand: z.enum(secondFactorDemands).default('nobody'),
  /** For how many months records are kept. */
  auditLogMonths: z.enum(auditLogMonths).default('unlimited'),
  exchangeMonths: z.enum(retentionMonths).default('13'),
  draftJournalMonths: z.enum(retentionMonths).default('unlimited'),
  /** After how many months a disabled account is erased. */
  disabledAccountMonths: z.enum(retentionMonths).default('unlimited'),
  caliperPersonNamespace: z.string().default(''),
  supportEmail: z.string().default(''),
  universityName: z.string().default(''),
  universityUrl: z.string().default(''),
  downtime: z
    .object({ isOn: z.boolean(), message: z.string(), allowedUserIds: z.array(z.number().int()) })
    .default({ isOn: false, message: '', allowedUserIds: [] }),
})

/** What administrators have set for the whole installation. */
export type Settings = Readonly<z.output<typeof storedSettingsSchema>>

export async function selectSettings(db: Kysely<Tables>): Promise<Settings> {
  const keys = Object.keys(storedSettingsSchema.shape)
  const rows = await db.selectFrom('configuration').select(['key', 'value']).where('key', 'in', keys).execute()
  return storedSettingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])))
}

/** The settings, cached for a minute unless news of a change comes earlier. */
export interface SettingsMemory {
  readonly select: () => Promise<Settings>
  readonly forget: () => void
}

const rememberedMilliseconds = 60_000

export function createSettingsMemory(db: Kysely<Tables>, changes: Changes): SettingsMemory {
  let known: { readonly settings: Promise<Settings>; readonly until: number } | undefined
  const forget = (): void => {
    known = undefined
  }
  changes.subscribe((topic) => {
    if (topic === '*' || topic === 'configuration') forget()
  })
  return {
    forget,
    async select() {
      if (known && known.until > performance.now()) return await known.settings
      const settings = selectSettings(db)
      if (!changes.isListening()) return await settings
      // What a piece of news overtakes while it is read is forgotten with the rest.
      const mine = { settings, until: performance.now() + rememberedMilliseconds }
      known = mine
      settings.catch(() => {
        if (known === mine) known = undefined
      })
      return await settings
    },
  }
}
