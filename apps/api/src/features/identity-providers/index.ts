import type { Feature } from '../../http/feature.ts'
import { registerIdentityProviders } from './identity-providers.routes.ts'

export {
  namesOfProvidersAt,
  selectOptionalProvider,
  selectProviders,
  type CasRow,
  type OpenIdRow,
  type ProviderRow,
} from './identity-providers.queries.ts'
export { casServerOf, connectToOpenId } from './provider-connections.ts'
export { takeOverRoles } from './roles-of-provider.ts'
export { ownAddressUnknown, runChecks, stepOf, type Check } from './run-checks.ts'
export { providerFetch, refusalOfInside, refusalOfPlainHttp, type AskingProviders } from './provider-fetch.ts'

export const identityProviders: Feature = { name: 'identityProviders', register: registerIdentityProviders }
