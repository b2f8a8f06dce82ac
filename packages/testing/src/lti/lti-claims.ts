import { serviceClaims, type ServicePlace } from './lti-services.ts'
import type { LtiPlatformOptions } from './lti-options.ts'
import type { LtiPerson, LtiQuirks } from './lti-products.ts'

export type Claims = Readonly<Record<string, unknown>>

export const links: Readonly<Record<string, string>> = { 'quiz-1': 'Quiz 1', 'quiz-2': 'Quiz 2' }
const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

/** Instead of opening a link, a person chooses some. */
const choosing = 'choose'

function linkingSettings(origin: string): Claims {
  return {
    deep_link_return_url: `${origin}/links`,
    accept_types: ['ltiResourceLink', 'link'],
    accept_presentation_document_targets: ['iframe', 'window', 'frame'],
    accept_multiple: true,
    data: 'as it was',
  }
}

export interface Platform {
  readonly origin: string
  readonly options: LtiPlatformOptions
  readonly quirks: LtiQuirks
  readonly issuer: string
  readonly clientId: string
  readonly deploymentId: string
  readonly people: Readonly<Record<string, LtiPerson>>
}

export function placeOf({ origin, clientId, options }: Platform): ServicePlace {
  return { origin, clientId, toolOrigin: options.toolOrigin, isMoodle: (options.product ?? 'moodle') === 'moodle' }
}

/** What a launch of a person says before it is signed. */
export function claimsFor(platform: Platform, personName: string, link: string, nonce: string): Claims {
  const { options, quirks, issuer, clientId, deploymentId, origin } = platform
  const person = platform.people[personName]
  if (!person) throw new Error(`The platform has nobody called ${personName}.`)
  const now = Math.floor(Date.now() / 1000)
  const name = `${person.givenName} ${person.familyName}`.trim()
  return {
    iss: issuer,
    aud: clientId,
    azp: clientId,
    sub: person.sub,
    iat: now,
    exp: now + 60,
    nonce,
    ...(name === '' ? {} : { name, given_name: person.givenName, family_name: person.familyName }),
    ...(person.email === '' ? {} : { email: person.email }),
    [claim('version')]: '1.3.0',
    [claim('message_type')]: link === choosing ? 'LtiDeepLinkingRequest' : 'LtiResourceLinkRequest',
    [claim('deployment_id')]: deploymentId,
    [claim('target_link_uri')]: `${options.toolOrigin}/lti/launch`,
    [claim('roles')]: quirks.rolesOf(person.role),
    [claim('context')]: { id: 'course-1', label: 'CALC1', title: 'Calculus I', type: ['CourseSection'] },
    ...(link === choosing
      ? { 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': linkingSettings(origin) }
      : { [claim('resource_link')]: { id: link, title: links[link] ?? link } }),
    [claim('launch_presentation')]: { document_target: 'iframe', return_url: `${origin}/` },
    ...serviceClaims(placeOf(platform)),
    [claim('tool_platform')]: { guid: 'lms', name: 'LMS', product_family_code: quirks.productFamilyCode },
  }
}
