import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { encodeCbor } from './cbor.ts'

interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
  readonly excludeCredentials: readonly { readonly id: string }[]
}

interface Request {
  readonly challenge: string
  readonly rpId: string
  readonly allowCredentials: readonly { readonly id: string }[]
}

interface Deviations {
  /** Where the page stands that asks; default: HTTPS at the host of the relying party. */
  readonly origin?: string
  /** False: the device did not look who holds it. */
  readonly isUserVerified?: boolean
  /** What the device says it counted; default: one more each time. */
  readonly counter?: number
}

interface Credential {
  readonly id: Buffer
  readonly relyingParty: string
  readonly userHandle: string
  readonly privateKey: KeyObject
}

const flags = { userPresent: 0x01, userVerified: 0x04, credentialData: 0x40 }
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** The public key as COSE (RFC 9052): ECDSA with SHA-256 on P-256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return encodeCbor(key)
}

function authenticatorData(relyingParty: string, flagBits: number, counter: number, credentialData?: Buffer): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const begin = [sha256(relyingParty), Buffer.from([flagBits]), count]
  return Buffer.concat(credentialData ? [...begin, credentialData] : begin)
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

const answerOf = <Response>(id: Buffer, response: Response) => ({
  id: base64url(id),
  rawId: base64url(id),
  type: 'public-key' as const,
  response,
  clientExtensionResults: {},
})

/**
 * A device with passkeys, and the browser around it (WebAuthn Level 3): it makes keys and signs with them, without attestation.
 *
 * @example
 * const device = createSoftwareAuthenticator()
 * const registration = device.create(options)
 */
export function createSoftwareAuthenticator() {
  const credentials: Credential[] = []
  let uses = 0
  const flagsOf = ({ isUserVerified = true }: Deviations): number =>
    flags.userPresent | (isUserVerified ? flags.userVerified : 0)
  return {
    create(options: Creation, deviations: Deviations = {}) {
      const { challenge, rp, user } = options
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(32)
      credentials.push({ id, relyingParty: rp.id, userHandle: user.id, privateKey })
      const credentialData = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)])
      const bits = flagsOf(deviations) | flags.credentialData
      const authData = authenticatorData(rp.id, bits, deviations.counter ?? (uses += 1), credentialData)
      const attestation = new Map<string, string | Uint8Array | ReadonlyMap<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ])
      return answerOf(id, {
        clientDataJSON: base64url(clientDataOf('webauthn.create', challenge, deviations.origin ?? `https://${rp.id}`)),
        attestationObject: base64url(encodeCbor(attestation)),
        transports: ['usb'],
      })
    },

    get({ challenge, rpId, allowCredentials }: Request, deviations: Deviations = {}) {
      const allowed = allowCredentials.map(({ id }) => id)
      const found = credentials.find(
        ({ id, relyingParty }) => relyingParty === rpId && (allowed.length === 0 || allowed.includes(base64url(id))),
      )
      if (!found) throw new Error('The device has no passkey for this.')
      const clientData = clientDataOf('webauthn.get', challenge, deviations.origin ?? `https://${rpId}`)
      const authData = authenticatorData(rpId, flagsOf(deviations), deviations.counter ?? (uses += 1))
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), found.privateKey)
      return answerOf(found.id, {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle: found.userHandle,
      })
    },
  }
}
