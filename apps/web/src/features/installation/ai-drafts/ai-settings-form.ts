import { aiSettingsDraftSchema } from '@isomorph/contract/schemas'
import type { AiSettings, AiSettingsDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { formatCount } from '../../../numbers/counts.ts'

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
    const [least, most] = path[0] === 'draftsPerDay' ? [1, 1000] : [1000, 1_000_000_000]
    const range = { least: formatCount(least), most: formatCount(most) }
    context.addIssue({ code: 'custom', path, message: isLimit ? t('installation.ai.range', range) : message })
  }
  return data ?? z.NEVER
})
