import type { ConnectionStep, LearningPlatformDraft } from '@isomorph/contract'
import { checkPlatformAddress, checkPlatformKeys } from '@isomorph/sign-in'
import { providerFetch, runChecks, type AskingProviders, type Check } from '../identity-providers/index.ts'

/** Tries the addresses of a platform; what they answer is independent, so each is tried. */
export async function checkPlatform(
  services: AskingProviders,
  draft: LearningPlatformDraft,
  origin: string | undefined,
): Promise<ConnectionStep[]> {
  if (origin === undefined) {
    const message = 'This installation does not know its own address. An operator sets PUBLIC_ORIGINS.'
    return [{ name: 'Address of this installation', isRight: false, message }]
  }
  const fetch = providerFetch(services)
  const checks: readonly Check[] = [
    {
      name: 'Keys of the platform',
      rightMessage: 'The platform answers with keys that launches can be checked with.',
      run: async () => await checkPlatformKeys(draft.jwksUrl, fetch),
    },
    {
      name: 'Authorization address',
      rightMessage: 'The platform answers where launches go on.',
      run: async () => await checkPlatformAddress(draft.authorizationUrl, fetch),
    },
    {
      name: 'Token address',
      rightMessage: 'The platform answers where tokens for its services come from.',
      run: async () => await checkPlatformAddress(draft.tokenUrl, fetch),
    },
  ]
  const steps = await Promise.all(checks.map(async (check) => await runChecks([check])))
  const deployments: ConnectionStep = {
    name: 'Deployments',
    isRight: draft.deploymentIds.length > 0,
    message:
      draft.deploymentIds.length > 0
        ? 'Launches from the deployments above are taken.'
        : 'No deployment is named, so no launch is taken. The first launch that is refused shows its deployment id.',
  }
  return [...steps.flat(), deployments]
}
