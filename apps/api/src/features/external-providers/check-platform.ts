import { connectionTexts, type ConnectionStep, type LearningPlatformDraft } from '@isomorph/contract'
import { checkPlatformAddress, checkPlatformKeys } from '@isomorph/sign-in'
import {
  ownAddressUnknown,
  providerFetch,
  runChecks,
  stepOf,
  type AskingProviders,
  type Check,
} from '../identity-providers/index.ts'

const { say } = connectionTexts

/** Tries the addresses of a platform; what they answer is independent, so each is tried. */
export async function checkPlatform(
  services: AskingProviders,
  draft: LearningPlatformDraft,
  origin: string | undefined,
): Promise<ConnectionStep[]> {
  if (origin === undefined) return [ownAddressUnknown()]
  const fetch = providerFetch(services)
  const checks: readonly Check[] = [
    {
      name: say('stepPlatformKeys'),
      run: async () => {
        await checkPlatformKeys(draft.jwksUrl, fetch)
        return say('platformKeysRight')
      },
    },
    {
      name: say('stepAuthorization'),
      run: async () => {
        await checkPlatformAddress(draft.authorizationUrl, fetch)
        return say('authorizationRight')
      },
    },
    {
      name: say('stepTokens'),
      run: async () => {
        await checkPlatformAddress(draft.tokenUrl, fetch)
        return say('tokensRight')
      },
    },
  ]
  const steps = await Promise.all(checks.map(async (check) => await runChecks([check])))
  const areNamed = draft.deploymentIds.length > 0
  const deployments = say(areNamed ? 'deploymentsRight' : 'deploymentsMissing')
  return [...steps.flat(), stepOf(say('stepDeployments'), areNamed, deployments)]
}
