import { z } from 'zod'
import { cleanIdentifier, cleanName, type AttributeNames } from '@isomorph/contract'
import type { CasPrincipal, OpenIdPrincipal } from '@isomorph/sign-in'

/** Who somebody is, as a provider says it, in our words. */
export interface PersonAtProvider {
  /** With the subject, the name of the person for all time: the issuer, or the base address of CAS. */
  readonly provider: string
  readonly subject: string
  readonly userName: string
  readonly puid: string | undefined
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  /** As the provider writes them; undefined: it did not say. */
  readonly groups: readonly string[] | undefined
}

const maximumLength = 200

/** A value as text. Numbers are written out: some providers send them so. */
function writtenOut(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' || Number.isSafeInteger(first) ? String(first) : ''
}

/** A text that can be stored, or undefined. */
function readText(value: unknown, clean = cleanName): string | undefined {
  const text = clean(writtenOut(value))
  return text === '' ? undefined : text.slice(0, maximumLength)
}

/** What people are found by counts as it is or not at all: with what is unseen taken out it could be somebody else's. */
function readIdentifier(value: unknown): string | undefined {
  const text = readText(value, cleanIdentifier)
  return text === writtenOut(value).trim() ? text : undefined
}

function readEmail(value: unknown): string | undefined {
  const parsed = z.email().max(320).safeParse(readIdentifier(value))
  return parsed.success ? parsed.data : undefined
}

/** `Ada Byron Lovelace` or `Lovelace, Ada Byron`. */
function splitDisplayName(name: string | undefined): { firstName?: string; lastName?: string } {
  if (name === undefined) return {}
  const [lastName = '', firstName] = name.split(/\s*,\s*/, 2)
  if (firstName !== undefined) return { firstName, lastName }
  const words = name.split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

type Read = (name: string) => unknown

function readPerson(read: Read, names: AttributeNames) {
  const split = splitDisplayName(readText(read(names.displayName)))
  return {
    puid: names.puid === '' ? undefined : readIdentifier(read(names.puid)),
    email: readEmail(read(names.mail)),
    firstName: readText(read(names.givenName)) ?? split.firstName,
    lastName: readText(read(names.sn)) ?? split.lastName,
  }
}

function withUsual(names: AttributeNames, usual: Omit<AttributeNames, 'puid'>): AttributeNames {
  const given = Object.entries(names).filter(([, name]) => name !== '')
  return { puid: '', ...usual, ...Object.fromEntries(given) }
}

function ownMember(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null && Object.hasOwn(from, name) ? Reflect.get(from, name) : undefined
}

/** A claim by its name, or by the way to it: Keycloak's roles are `realm_access.roles`. */
function claimAt(claims: OpenIdPrincipal['claims'], name: string): unknown {
  return ownMember(claims, name) ?? name.split('.').reduce<unknown>(ownMember, claims)
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((each: unknown) => writtenOut(each)).filter((each) => each !== '')
}

/**
 * The groups of a person. A claim that is not there means none, unless the provider says that it left the claim out, as
 * Entra ID does for people in more than 200 groups (OpenID Connect Core 1.0, section 5.6.2).
 */
function groupsFromOpenId(claims: OpenIdPrincipal['claims'], roleClaim: string): readonly string[] | undefined {
  if (roleClaim === '') return []
  if (ownMember(claims['_claim_names'], roleClaim) !== undefined) return undefined
  return textsOf(claimAt(claims, roleClaim))
}

/** What an administrator says of the words of a provider. */
export interface WordsOfProvider {
  readonly attributeNames: AttributeNames
  readonly roleClaim: string
}

export function personFromOpenId(
  { issuer, sub, claims }: OpenIdPrincipal,
  { attributeNames: names, roleClaim }: WordsOfProvider,
): PersonAtProvider {
  const usual = { mail: 'email', givenName: 'given_name', sn: 'family_name', displayName: 'name' }
  const person = readPerson((name) => (Object.hasOwn(claims, name) ? claims[name] : undefined), withUsual(names, usual))
  return {
    ...person,
    provider: issuer,
    subject: sub,
    userName: readText(claims['preferred_username'], cleanIdentifier) ?? person.email ?? sub,
    isEmailVerified: claims['email_verified'] === true,
    groups: groupsFromOpenId(claims, roleClaim),
  }
}

/** CAS has no word for a verified address: what the administrator says of the provider counts. */
export function personFromCas(
  { user, attributes }: CasPrincipal,
  provider: string,
  { attributeNames: names, roleClaim }: WordsOfProvider,
): PersonAtProvider {
  const usual = { mail: 'mail', givenName: 'givenName', sn: 'sn', displayName: 'displayName' }
  const person = readPerson((name) => attributes.get(name)?.[0], withUsual(names, usual))
  return {
    ...person,
    provider,
    subject: user,
    userName: readText(user, cleanIdentifier) ?? user,
    isEmailVerified: person.email !== undefined,
    groups: attributes.get(roleClaim) ?? [],
  }
}
