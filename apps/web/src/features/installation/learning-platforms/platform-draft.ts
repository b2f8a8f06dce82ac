import { learningPlatformDraftSchema } from '@isomorph/contract/schemas'
import type { LearningPlatformDraft, LearningPlatformSettings } from '@isomorph/contract'
import { z } from 'zod'

/** A platform while it is being typed: its deployments stand line by line. */
export interface PlatformDraft extends Omit<LearningPlatformDraft, 'type' | 'deploymentIds'> {
  readonly deployments: string
}

export const newPlatform: PlatformDraft = {
  name: '',
  product: 'moodle',
  isEnabled: true,
  platformUrl: '',
  issuer: '',
  clientId: '',
  authorizationUrl: '',
  tokenUrl: '',
  tokenAudience: '',
  jwksUrl: '',
  isEmailTrusted: false,
  mayInstructorsCreate: true,
  puidClaim: 'none',
  deployments: '',
}

export function draftOfPlatform(settings: LearningPlatformSettings): PlatformDraft {
  const { id: _id, type: _type, isWaiting: _waiting, deploymentIds, ...draft } = settings
  return { ...draft, deployments: deploymentIds.join('\n') }
}

export function bodyOfPlatform({ deployments, ...draft }: PlatformDraft): LearningPlatformDraft {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as typeof draft
  const deploymentIds = deployments
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { ...trimmed, type: 'lti', deploymentIds }
}

/** What is typed as the body of a call. */
export const platformSchema = z.custom<PlatformDraft>().transform((draft, context): LearningPlatformDraft => {
  const { data, error } = learningPlatformDraftSchema.safeParse(bodyOfPlatform(draft))
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: path[0] === 'deploymentIds' ? ['deployments'] : path, message })
  return data ?? z.NEVER
})
