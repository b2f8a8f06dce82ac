import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
const digits = 6
/** Clocks of telephones may be off by one period. */
const window = 1

function authenticatorOf(secret: string): TOTP {
  return new TOTP({ algorithm: 'SHA1', digits, period: periodSeconds, secret: Secret.fromBase32(secret) })
}

/** 160 bits, as RFC 4226 §4 recommends, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What authenticator apps read from a QR code. */
export function addressOf(
  secret: string,
  { label, issuer }: { readonly label: string; readonly issuer: string },
): string {
  const totp = authenticatorOf(secret)
  totp.issuer = issuer
  totp.label = label
  return totp.toString()
}

/** The period to which a code belongs (RFC 6238); undefined for a wrong one, and for one that is too old. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = authenticatorOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta
}
