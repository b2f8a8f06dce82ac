export { createSigningKey, type PublicSigningKey, type SigningKey } from './signing-key.ts'
export { sentences, type Said } from './sentences.ts'
export { SignInError, type SignInFault } from './sign-in-error.ts'
export { defaultLimits, limitFetch, type Fetch, type RequestLimits } from './limited-fetch.ts'
export { casLoginAddress, casLogoutAddress, type CasServer } from './cas/cas-server.ts'
export {
  parseServiceResponse,
  parseValidation,
  type CasPrincipal,
  type ServiceResponse,
} from './cas/service-response.ts'
export { validateTicket, type ServiceTicket } from './cas/validate-ticket.ts'
export { authenticateWithCredentials, type CasCredentials } from './cas/credentials.ts'
export { parseDeflatedLogoutRequest, parseLogoutRequest, type LogoutRequest } from './cas/logout-request.ts'
export { checkCredentialsOffer, checkServiceAtLogin, checkTicketValidation } from './cas/check-connection.ts'
export type { ProofOfClient } from './openid/client-authentication.ts'
export type { OpenIdClient } from './openid/openid-client.ts'
export { discoverProvider, type DiscoveryOptions, type OpenIdProvider } from './openid/discover-provider.ts'
export {
  authorizationAddress,
  completeAuthorization,
  createAuthorizationChecks,
  endSessionAddress,
  type AuthorizationChecks,
  type OpenIdPrincipal,
} from './openid/authorization-code-flow.ts'
export { verifyLogoutToken, type LogoutToken } from './openid/logout-token.ts'
export { checkClient, checkOffer } from './openid/check-connection.ts'
export { LaunchError, type LaunchFault } from './lti/launch-error.ts'
export { authenticationAddress, readLoginInitiation, type LoginInitiation } from './lti/login-initiation.ts'
export type { Launch, LaunchServices } from './lti/launch-claims.ts'
export { isTestUser, roleOfLaunch, type LaunchRole } from './lti/launch-roles.ts'
export { platformKeys, verifyLaunch, type LaunchExpectation, type LaunchRegistration } from './lti/verify-launch.ts'
export { checkPlatformAddress, checkPlatformKeys } from './lti/check-connection.ts'
export { ServiceError } from './lti/service-error.ts'
export type { ServiceRegistration } from './lti/service-token.ts'
export { createServiceClient, serviceScopes, type ServiceClient, type ServiceScope } from './lti/service-client.ts'
export {
  createLineItem,
  findLineItems,
  isLineItemGone,
  readResults,
  sendScore,
  type LtiResult,
  type LtiScore,
  type NewLineItem,
} from './lti/grade-services.ts'
export { signDeepLinkingResponse, type DeepLinkingRequest, type LinkedAssessment } from './lti/deep-linking.ts'
export { readMembers, type Member } from './lti/memberships.ts'
export { RegistrationError, type RegistrationFault } from './lti/registration-error.ts'
export { readPlatformConfiguration, type PlatformConfiguration } from './lti/platform-configuration.ts'
export { registerTool, type RegisteredTool } from './lti/register-tool.ts'
