/**
 * What this package says for administrators when something goes wrong, in English by its code: callers can say it in another language. What
 * another program said is a parameter.
 */
export const sentences = {
  serverUnreachable: 'The server cannot be reached.',
  serverTooSlow: 'The server takes too long to answer.',
  serverNowhere: 'The server redirects to nowhere.',
  serverOtherHost: 'The server redirects to another host ({host}).',
  serverElsewhere: 'The server leads to another page in place of an answer.',
  serverMustNot: 'The server redirects where it must not.',
  answerBytes: 'The answer is longer than {bytes} bytes.',
  casStatus: 'CAS answered with status {status}.',
  casTicketStatus: 'CAS answered with status {status} where a ticket was asked for.',
  casUnreadable: 'CAS answered with something unreadable.',
  casTicketRefused: 'CAS refused the ticket: {answer}.',
  casCredentialsUnknown: 'CAS does not know this user name with this password.',
  casForeignTicket: 'CAS names a ticket that is not its own.',
  casServiceUnknown: 'CAS does not accept {service} as a service. Register it there.',
  casOtherVersion: 'The answer is none of CAS {version}. Check address and version.',
  casRestElsewhere:
    'CAS does not take credentials over REST (it leads to another page). Switch its REST protocol on, or let people log in at CAS.',
  casRestStatus:
    'CAS does not take credentials over REST (it answered {status}). Switch its REST protocol on, or let people log in at CAS.',
  issuerNotHttps: 'The issuer is no https address.',
  discoveryNotHttps: 'The discovery document names an address that is not https ({field}).',
  discoveryWithoutKeys: 'The discovery document names no keys (jwks_uri).',
  discoveryOtherIssuer: 'The discovery document names another issuer than the one asked.',
  answerStatusWrong: 'The answer does not have the status that the standard wants.',
  answerNoJson: 'The answer is not JSON.',
  answerStatus: '(Status {status}.)',
  exchangeFailed: 'The exchange with the provider failed: {words} ({code}).',
  providerAnswered: 'The provider answered {answer}.',
  providerOutOfTurn: 'The provider answered out of turn.',
  clientRefusedSaying: 'The provider refuses the client id or the secret ({answer}).',
  clientRefusedStatus: 'The provider refuses the client id or the secret (status {status}).',
  clientWithoutKey: 'There is no key yet. It is made when the provider is saved.',
  accessTokenRefused: 'The provider refuses the access token that it has given.',
  idTokenMissing: 'There is no ID token.',
  tokenEnded: 'The token has ended already.',
  tokenNotJustNow: 'The token was not issued just now by our clock.',
  tokenClaimWrong: "The token's {claim} is not right.",
  tokenSignatureWrong: "The token's signature does not hold ({code}).",
  tokenNoLogout: 'The token is no logout token.',
  noCodeFlow: 'The provider does not offer the authorization code flow.',
  noPkce: 'The provider does not offer PKCE with S256.',
  noAssertions: 'The provider does not offer signed assertions (private_key_jwt).',
  noAssertionsRs256: 'The provider does not take assertions signed with RS256.',
  keysStatus: 'The address of the keys answers {status}.',
  keysNoSet: 'The address of the keys does not answer with a key set.',
  keysNoRsa: 'Among the keys is no RSA key with a name (kid).',
  addressStatus: 'The address answers {status}.',
  platformTooOften: 'The platform is asked too often ({status}).',
  platformFault: 'The platform has a fault ({status}).',
  platformRefuses: 'The platform refuses it ({status}).',
  platformRefusesSaying: 'The platform refuses it ({status}): {words}',
  configurationUnnamed: 'The request names no openid_configuration.',
  configurationStatus: 'It answers {status}.',
  configurationNoJson: 'The answer is no JSON.',
  configurationNoObject: 'The answer is no object.',
  configurationAddressMissing: 'The address of the configuration is missing, or is no address of the web.',
  configurationAddressPlain: 'The address of the configuration begins with http://.',
  issuerMissing: 'The issuer is missing, or is no address of the web.',
  issuerPlain: 'The issuer begins with http://.',
  endpointMissing: 'The address {field} is missing, or is no address of the web.',
  endpointPlain: 'The address {field} begins with http://.',
  hostOfOthers: '{host} does not belong to {issuer}.',
  registeredWithoutClientId: 'The answer of the platform names no client id.',
  registeredNoJson: 'The answer of the platform is no JSON.',
} as const

type SentenceCode = keyof typeof sentences

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ParamsOf<Code extends SentenceCode> =
  NamesIn<(typeof sentences)[Code]> extends never
    ? []
    : [Readonly<Record<NamesIn<(typeof sentences)[Code]>, string | number>>]

/** Some sentences: in English, and each as its code with what it holds. Callers may have codes of their own. */
export interface Said {
  readonly message: string
  readonly said: readonly { readonly code: string; readonly params: Record<string, Value> }[]
}

type Value = string | number | readonly string[] | { typed: string } | { part: string }

/**
 * A sentence by its code.
 *
 * @example say('casStatus', { status: 503 }).message // 'CAS answered with status 503.'
 */
export function say<Code extends SentenceCode>(code: Code, ...[given]: ParamsOf<Code>): Said {
  const params = Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, String(value)]))
  const message = sentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return { message, said: [{ code, params }] }
}

/** There is nothing to add. */
export const nothingSaid: Said = { message: '', said: [] }

/** Several sentences, one after the other. */
export function joinSaid(...parts: readonly Said[]): Said {
  return { message: parts.map(({ message }) => message).join(' '), said: parts.flatMap(({ said }) => said) }
}
