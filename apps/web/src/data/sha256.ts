/** Browsers have it on pages over https and on this machine only, whatever the types say. */
function subtleCrypto(): SubtleCrypto | undefined {
  // oxlint-disable-next-line no-restricted-properties -- the one place that asks whether it is there
  return crypto.subtle
}

const loadHash = () => import('@noble/hashes/sha2.js')
// Where the browser has no hash, the page may be offline by the time that one is needed.
if (subtleCrypto() === undefined) void loadHash().catch(() => undefined)

/** The SHA-256 digest of a text in UTF-8: 32 bytes. Works on pages over plain http, too. */
export async function sha256Of(text: string): Promise<Uint8Array> {
  const message = new TextEncoder().encode(text)
  const subtle = subtleCrypto()
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', message))
  const { sha256 } = await loadHash()
  return sha256(message)
}
