import { inflateRawSync } from 'node:zlib'
import { isNamed, onlyChild, parseXml, textOf } from '../xml.ts'

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
const assertion = 'urn:oasis:names:tc:SAML:2.0:assertion'

/** A single logout: the session that began with this service ticket is over. It is not signed. */
export interface LogoutRequest {
  /** The service ticket. */
  readonly sessionIndex: string
  /** Often empty. */
  readonly nameId: string
}

const maximumBytes = 64 * 1024

/** Reads the form field `logoutRequest` of a back-channel request; undefined when it is none. */
export function parseLogoutRequest(text: string): LogoutRequest | undefined {
  if (text.length > maximumBytes) return undefined
  const root = parseXml(text)
  if (!root || !isNamed(root, protocol, 'LogoutRequest')) return undefined
  const sessionIndex = textOf(onlyChild(root, protocol, 'SessionIndex'))
  return sessionIndex === '' ? undefined : { sessionIndex, nameId: textOf(onlyChild(root, assertion, 'NameID')) }
}

/** Reads the query parameter `logoutRequest` of a front-channel request: deflated, then base64. */
export function parseDeflatedLogoutRequest(encoded: string): LogoutRequest | undefined {
  try {
    const text = inflateRawSync(Buffer.from(encoded, 'base64'), { maxOutputLength: maximumBytes })
    return parseLogoutRequest(text.toString('utf8'))
  } catch {
    return undefined
  }
}
