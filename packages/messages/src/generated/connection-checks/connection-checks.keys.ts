// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface ConnectionChecksMessages {
  /** The provider refuses the access token that it has given. */
  readonly 'connection-checks.accessTokenRefused': undefined
  /** The address answers {status}. */
  readonly 'connection-checks.addressStatus': { readonly status: string }
  /** The answer is not JSON. */
  readonly 'connection-checks.answerNoJson': undefined
  /** (Status {status}.) */
  readonly 'connection-checks.answerStatus': { readonly status: string }
  /** The answer does not have the status that the standard wants. */
  readonly 'connection-checks.answerStatusWrong': undefined
  /** The platform answers where launches go on. */
  readonly 'connection-checks.authorizationRight': undefined
  /** CAS does not know this user name with this password. */
  readonly 'connection-checks.casCredentialsUnknown': undefined
  /** CAS names a ticket that is not its own. */
  readonly 'connection-checks.casForeignTicket': undefined
  /** The answer is none of CAS {version}. Check address and version. */
  readonly 'connection-checks.casOtherVersion': { readonly version: string }
  /** CAS does not take credentials over REST (it leads to another page). Switch its REST protocol on, or let people log in at CAS. */
  readonly 'connection-checks.casRestElsewhere': undefined
  /** CAS does not take credentials over REST (it answered {status}). Switch its REST protocol on, or let people log in at CAS. */
  readonly 'connection-checks.casRestStatus': { readonly status: string }
  /** CAS does not accept {service} as a service. Register it there. */
  readonly 'connection-checks.casServiceUnknown': { readonly service: string }
  /** CAS answered with status {status}. */
  readonly 'connection-checks.casStatus': { readonly status: string }
  /** CAS refused the ticket: {answer}. */
  readonly 'connection-checks.casTicketRefused': { readonly answer: string }
  /** CAS answered with status {status} where a ticket was asked for. */
  readonly 'connection-checks.casTicketStatus': { readonly status: string }
  /** CAS answered with something unreadable. */
  readonly 'connection-checks.casUnreadable': undefined
  /** The provider knows the client id and accepts a signed assertion. */
  readonly 'connection-checks.clientByAssertion': undefined
  /** The provider knows the client id and accepts a signed assertion for its token endpoint. */
  readonly 'connection-checks.clientByAssertionForEndpoint': undefined
  /** The provider knows the client id and accepts the secret (sent by Basic). */
  readonly 'connection-checks.clientByBasic': undefined
  /** The provider knows the client id and accepts the secret (sent by Basic without encoding). */
  readonly 'connection-checks.clientByBasicAsIs': undefined
  /** The provider knows the client id and accepts the secret (sent by Post). */
  readonly 'connection-checks.clientByPost': undefined
  /** The provider refuses the client id or the secret ({answer}). */
  readonly 'connection-checks.clientRefusedSaying': { readonly answer: string }
  /** The provider refuses the client id or the secret (status {status}). */
  readonly 'connection-checks.clientRefusedStatus': { readonly status: string }
  /** There is no key yet. It is made when the provider is saved. */
  readonly 'connection-checks.clientWithoutKey': undefined
  /** The provider knows the client id, and asks for no secret. */
  readonly 'connection-checks.clientWithoutSecret': undefined
  /** CAS takes user names and passwords over REST. */
  readonly 'connection-checks.credentialsRight': undefined
  /** No deployment is named, so no launch is taken. The first launch that is refused shows its deployment id. */
  readonly 'connection-checks.deploymentsMissing': undefined
  /** Launches from the deployments above are taken. */
  readonly 'connection-checks.deploymentsRight': undefined
  /** The discovery document names an address that is not https ({field}). */
  readonly 'connection-checks.discoveryNotHttps': { readonly field: string }
  /** The discovery document names another issuer than the one asked. */
  readonly 'connection-checks.discoveryOtherIssuer': undefined
  /** The provider answers, and says who it is. */
  readonly 'connection-checks.discoveryRight': undefined
  /** The discovery document names no keys (jwks_uri). */
  readonly 'connection-checks.discoveryWithoutKeys': undefined
  /** The exchange with the provider failed: {words} ({code}). */
  readonly 'connection-checks.exchangeFailed': { readonly code: string; readonly words: string }
  /** {file}: {classes, plural, one {# class} other {# classes}} in {terms, plural, one {# term} other {# terms}}. */
  readonly 'connection-checks.exportHolds': { readonly classes: number; readonly file: string; readonly terms: number }
  /** No export has been handed in. */
  readonly 'connection-checks.exportMissing': undefined
  /** The last export does not have the class. */
  readonly 'connection-checks.exportWithoutClass': undefined
  /** There is no ID token. */
  readonly 'connection-checks.idTokenMissing': undefined
  /** The issuer is no https address. */
  readonly 'connection-checks.issuerNotHttps': undefined
  /** Among the keys is no RSA key with a name (kid). */
  readonly 'connection-checks.keysNoRsa': undefined
  /** The address of the keys does not answer with a key set. */
  readonly 'connection-checks.keysNoSet': undefined
  /** The address of the keys answers {status}. */
  readonly 'connection-checks.keysStatus': { readonly status: string }
  /** The provider does not offer signed assertions (private_key_jwt). */
  readonly 'connection-checks.noAssertions': undefined
  /** The provider does not take assertions signed with RS256. */
  readonly 'connection-checks.noAssertionsRs256': undefined
  /** The provider does not offer the authorization code flow. */
  readonly 'connection-checks.noCodeFlow': undefined
  /** The provider does not offer PKCE with S256. */
  readonly 'connection-checks.noPkce': undefined
  /** Its keys can be read, and it offers the authorization code flow. */
  readonly 'connection-checks.offerRight': undefined
  /** This installation does not know its own address. An operator sets PUBLIC_ORIGINS. */
  readonly 'connection-checks.ownAddressUnknown': undefined
  /** The platform answers with keys that launches can be checked with. */
  readonly 'connection-checks.platformKeysRight': undefined
  /** The provider answered {answer}. */
  readonly 'connection-checks.providerAnswered': { readonly answer: string }
  /** The provider answered out of turn. */
  readonly 'connection-checks.providerOutOfTurn': undefined
  /** UniTime does not allow the account to read schedules in {terms}. Instructors do not see classes of these terms. */
  readonly 'connection-checks.schedulesForbidden': { readonly terms: string }
  /** The account may read what instructors teach. */
  readonly 'connection-checks.schedulesRight': undefined
  /** Type the password or token. A stored one is not sent to another address or for another account. */
  readonly 'connection-checks.secretMissing': undefined
  /** CAS does not refuse {service}. Whether it is registered there shows when somebody logs in. */
  readonly 'connection-checks.serviceRight': { readonly service: string }
  /** UniTime accepts the account and lists its terms. */
  readonly 'connection-checks.signInAndTermsRight': undefined
  /** The sign-in as a whole takes too long. */
  readonly 'connection-checks.signInTooSlow': undefined
  /** Authorization address */
  readonly 'connection-checks.stepAuthorization': undefined
  /** Client */
  readonly 'connection-checks.stepClient': undefined
  /** Credentials over REST */
  readonly 'connection-checks.stepCredentials': undefined
  /** Deployments */
  readonly 'connection-checks.stepDeployments': undefined
  /** Discovery document */
  readonly 'connection-checks.stepDiscovery': undefined
  /** Export */
  readonly 'connection-checks.stepExport': undefined
  /** Keys and sign-in flow */
  readonly 'connection-checks.stepOffer': undefined
  /** Address of this installation */
  readonly 'connection-checks.stepOwnAddress': undefined
  /** Keys of the platform */
  readonly 'connection-checks.stepPlatformKeys': undefined
  /** Schedules of instructors */
  readonly 'connection-checks.stepSchedules': undefined
  /** Schedules of all terms */
  readonly 'connection-checks.stepSchedulesOfAllTerms': undefined
  /** Service */
  readonly 'connection-checks.stepService': undefined
  /** Sign in */
  readonly 'connection-checks.stepSignIn': undefined
  /** Sign in and terms */
  readonly 'connection-checks.stepSignInAndTerms': undefined
  /** Terms */
  readonly 'connection-checks.stepTerms': undefined
  /** Ticket validation */
  readonly 'connection-checks.stepTickets': undefined
  /** Token address */
  readonly 'connection-checks.stepTokens': undefined
  /** UniTime lists no term: it has none, or test terms alone. */
  readonly 'connection-checks.termsMissing': undefined
  /** CAS answers in version {version}. */
  readonly 'connection-checks.ticketsRight': { readonly version: string }
  /** The token's {claim} is not right. */
  readonly 'connection-checks.tokenClaimWrong': { readonly claim: string }
  /** The token has ended already. */
  readonly 'connection-checks.tokenEnded': undefined
  /** The token is no logout token. */
  readonly 'connection-checks.tokenNoLogout': undefined
  /** The token was not issued just now by our clock. */
  readonly 'connection-checks.tokenNotJustNow': undefined
  /** The token's signature does not hold ({code}). */
  readonly 'connection-checks.tokenSignatureWrong': { readonly code: string }
  /** The platform answers where tokens for its services come from. */
  readonly 'connection-checks.tokensRight': undefined
}
