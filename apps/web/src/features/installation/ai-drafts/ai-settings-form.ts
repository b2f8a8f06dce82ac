import { aiSettingsDraftSchema } from '@isomorph/contract/schemas'
import type { AiSettings, AiSettingsDraft } from '@isomorph/contract'
import { z } from 'zod'

/** The settings while they are typed. */
export interface TypedAiSettings {
  readonly isEnabled: boolean
  readonly address: string
  readonly model: string
  readonly apiKey: string
  /** The stored key stays. */
  readonly keepsKey: boolean
  readonly draftsPerDay: string
  readonly tokensPerMonth: string
}

export function typedOf({ hasApiKey, draftsPerDay, tokensPerMonth, ...settings }: AiSettings): TypedAiSettings {
  const limits = { draftsPerDay: String(draftsPerDay), tokensPerMonth: String(tokensPerMonth) }
  return { ...settings, ...limits, apiKey: '', keepsKey: hasApiKey }
}

/** What is typed as the body of a call. A key that was not touched is not sent, and stays. */
export const typedAiSettingsSchema = z.custom<TypedAiSettings>().transform((typed, context): AiSettingsDraft => {
  const { apiKey, keepsKey, draftsPerDay, tokensPerMonth, ...settings } = typed
  const numberOf = (text: string): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)
  const limits = { draftsPerDay: numberOf(draftsPerDay), tokensPerMonth: numberOf(tokensPerMonth) }
  const key = keepsKey ? {} : { apiKey: apiKey.trim() }
  const { data, error } = aiSettingsDraftSchema.safeParse({
    ...settings,
    ...limits,
    ...key,
    address: settings.address.trim(),
  })
  for (const { path, message } of error?.issues ?? []) {
    const isLimit = path[0] === 'draftsPerDay' || path[0] === 'tokensPerMonth'
    const range = path[0] === 'draftsPerDay' ? '1 to 1,000' : '1,000 to 1,000,000,000'
    context.addIssue({ code: 'custom', path, message: isLimit ? `Type a whole number from ${range}.` : message })
  }
  return data ?? z.NEVER
})
