import { randomUUID } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import type { SigningKey } from '../signing-key.ts'

const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/'
const lti = 'https://purl.imsglobal.org/spec/lti/claim/'

/** What a platform wants of a deep linking request (LTI Deep Linking 2.0 §3.4.1). */
export interface DeepLinkingRequest {
  readonly returnUrl: string
  /** Sent back as it came; undefined: there was none. */
  readonly data: string | undefined
  readonly acceptsSeveral: boolean
}

/** A link to an assessment, as it is put into a course of the platform. */
export interface LinkedAssessment {
  readonly id: number
  readonly title: string
  readonly points: number
  readonly opensAt: string | null
  readonly dueAt: string | null
}

interface Response {
  readonly issuer: string
  readonly clientId: string
  readonly deploymentId: string
  readonly data: string | undefined
  /** Where the links lead. */
  readonly launchUrl: string
  readonly links: readonly LinkedAssessment[]
  readonly message: string
}

const responseSeconds = 300

function period({ opensAt, dueAt }: LinkedAssessment) {
  return {
    ...(opensAt === null ? {} : { startDateTime: opensAt }),
    ...(dueAt === null ? {} : { endDateTime: dueAt }),
  }
}

function itemOf(link: LinkedAssessment, launchUrl: string) {
  const { id, title, points } = link
  const dates = period(link)
  return {
    type: 'ltiResourceLink',
    title,
    url: launchUrl,
    custom: { ga: String(id) },
    ...(points > 0 ? { lineItem: { scoreMaximum: points, label: title, resourceId: `ga-${id}` } } : {}),
    ...(Object.keys(dates).length === 0 ? {} : { submission: dates }),
  }
}

/** Signs what the browser posts back to the platform; without links the person has cancelled. */
export async function signDeepLinkingResponse(key: SigningKey, response: Response): Promise<string> {
  const { issuer, clientId, deploymentId, data, launchUrl, links, message } = response
  const claims = {
    nonce: randomUUID(),
    [`${lti}deployment_id`]: deploymentId,
    [`${lti}message_type`]: 'LtiDeepLinkingResponse',
    [`${lti}version`]: '1.3.0',
    ...(data === undefined ? {} : { [`${dl}data`]: data }),
    ...(message === '' ? {} : { [`${dl}msg`]: message }),
    [`${dl}content_items`]: links.map((link) => itemOf(link, launchUrl)),
  }
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .setIssuer(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(`${responseSeconds}s`)
    .sign(await importPKCS8(key.privateKey, 'RS256'))
}
