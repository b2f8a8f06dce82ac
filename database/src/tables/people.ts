import type { GlobalRole } from '@isomorph/access'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A moment the database fills in unless given. */
export type DefaultMoment = ColumnType<Date, Date | undefined, Date>

export interface UsersTable {
  id: GeneratedAlways<number>
  puid: string | null
  userName: string
  email: string
  firstName: Generated<string>
  lastName: Generated<string>
  uid: string | null
  searchText: GeneratedAlways<string>
  sortName: GeneratedAlways<string>
  createdAt: DefaultMoment
  createdBy: number | null
  clientKey: string | null
  isDemo: Generated<boolean>
  disabledAt: Date | null
  timeZone: string | null
  language: 'en' | 'de' | 'es' | 'fr' | null
  timetableNumber: string | null
  erasedAt: Date | null
}

export interface IdentityProvidersTable {
  id: GeneratedAlways<number>
  name: string
  kind: 'oidc' | 'cas'
  isEnabled: Generated<boolean>
  admits: Generated<'anyone' | 'known'>
  isEmailTrusted: Generated<boolean>
  attributeNames: ColumnType<unknown, string | undefined, string>
  roleClaim: Generated<string>
  roleMappings: ColumnType<unknown, string | undefined, string>
  issuer: string | null
  clientId: string | null
  clientSecret: Buffer | null
  scopes: string | null
  clientAuthentication: Generated<'automatic' | 'basic' | 'post' | 'privateKey'>
  casAddress: string | null
  casVersion: '1.0' | '2.0' | '3.0' | null
  takesTickets: Generated<boolean>
  takesCredentials: Generated<boolean>
  triesGateway: Generated<boolean>
  changedAt: DefaultMoment
  deletedAt: Date | null
}

export interface IdentityProviderKeysTable {
  id: GeneratedAlways<number>
  identityProviderId: number
  publicKey: ColumnType<unknown, string, string>
  privateKey: Buffer
  createdAt: DefaultMoment
  retiredAt: Date | null
}

export interface SignInRequestsTable {
  stateHash: Buffer
  browserHash: Buffer
  identityProviderId: number
  nonce: string
  codeVerifier: string
  challenge: string
  expiresAt: Date
}

export interface ProviderSessionsTable {
  sessionKeyHash: Buffer
  identityProviderId: number
  userId: number
  subject: string
  sid: string | null
  browserHash: Buffer
  idToken: Buffer
  createdAt: DefaultMoment
}

export interface IdentitiesTable {
  provider: string
  subject: string
  userId: number
  createdAt: DefaultMoment
}

export interface PasswordsTable {
  userId: number
  hash: string
  changedAt: DefaultMoment
  failedCount: Generated<number>
  lockedUntil: Date | null
}

/** Why a session ended before its time. */
export type RevocationReason =
  | 'loggedOut'
  | 'tokenReused'
  | 'codeReused'
  | 'byPerson'
  | 'byAdministrator'
  | 'passwordChanged'
  | 'singleLogout'
  | 'impersonationEnded'
  | 'accountDisabled'

export interface SessionsTable {
  id: GeneratedAlways<number>
  userId: number
  impersonatorUserId: number | null
  clientId: string
  createdAt: DefaultMoment
  revokedAt: Date | null
  revokedBecause: RevocationReason | null
  parentSessionId: number | null
  identityProviderId: number | null
  sessionKeyHash: Buffer | null
  lastUsedAt: DefaultMoment
  isEndTold: Generated<boolean>
  userAgent: Generated<string>
  address: Generated<string>
}

export interface RefreshTokensTable {
  hash: Buffer
  sessionId: number
  createdAt: DefaultMoment
  expiresAt: Date
  replacedAt: Date | null
  predecessor: Buffer | null
  repeats: Generated<number>
}

/** What a code was made for. */
export type CodePurpose =
  | 'local'
  | 'casV1'
  | 'casTicket'
  | 'identityProvider'
  | 'impersonationStart'
  | 'impersonationStop'
  | 'passwordReset'
  | 'setup'
  | 'ltiLaunch'
  | 'safeExamBrowser'
  | 'respondus'
  | 'newTab'

export interface LoginCodesTable {
  hash: Buffer
  userId: number
  impersonatorUserId: number | null
  expiresAt: Date
  clientId: string
  purpose: CodePurpose
  challenge: string | null
  boundSessionId: number | null
  identityProviderId: number | null
  sessionKeyHash: Buffer | null
  usedAt: Date | null
  sessionId: number | null
}

export interface AccountLinksTable {
  hash: Buffer
  userId: number
  purpose: 'setPassword' | 'resetPassword' | 'changeEmail'
  email: string
  createdAt: DefaultMoment
  expiresAt: Date
  usedAt: Date | null
}

export interface GlobalRolesTable {
  id: GeneratedAlways<number>
  userId: number
  role: GlobalRole
  grantedBy: number | null
  identityProviderId: number | null
  grantedAt: DefaultMoment
}

export interface TokenKeysTable {
  id: GeneratedAlways<number>
  purpose:
    | 'accessToken'
    | 'fileAddress'
    | 'providerSecret'
    | 'refreshToken'
    | 'choiceKey'
    | 'accessCode'
    | 'lockdown'
    | 'secondFactor'
  secret: Buffer
  createdAt: DefaultMoment
}

export interface SetupTokensTable {
  hash: Buffer
  createdAt: DefaultMoment
}

export interface SecondFactorsTable {
  userId: number
  secret: Buffer | null
  lastStep: number
  failedCount: Generated<number>
  lockedUntil: Date | null
  createdAt: DefaultMoment
}

export interface RecoveryCodesTable {
  id: GeneratedAlways<number>
  userId: number
  hash: string
  usedAt: Date | null
}

export interface PasskeysTable {
  id: GeneratedAlways<number>
  userId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  relyingParty: string
  name: string
  createdAt: DefaultMoment
  lastUsedAt: Date | null
}

export interface UsedPasskeyChallengesTable {
  hash: Buffer
  expiresAt: Date
}

export interface PersonalDataFilesTable {
  userId: number
  requestedBy: number | null
  requestedAt: DefaultMoment
  state: 'waiting' | 'ready' | 'failed'
  madeAt: Date | null
  expiresAt: Date | null
  content: Buffer | null
  byteSize: Generated<number>
}

export interface PeopleTables {
  personalDataFiles: PersonalDataFilesTable
  secondFactors: SecondFactorsTable
  recoveryCodes: RecoveryCodesTable
  passkeys: PasskeysTable
  usedPasskeyChallenges: UsedPasskeyChallengesTable
  users: UsersTable
  identityProviders: IdentityProvidersTable
  identityProviderKeys: IdentityProviderKeysTable
  signInRequests: SignInRequestsTable
  providerSessions: ProviderSessionsTable
  identities: IdentitiesTable
  passwords: PasswordsTable
  sessions: SessionsTable
  refreshTokens: RefreshTokensTable
  loginCodes: LoginCodesTable
  accountLinks: AccountLinksTable
  globalRoles: GlobalRolesTable
  tokenKeys: TokenKeysTable
  setupTokens: SetupTokensTable
}
