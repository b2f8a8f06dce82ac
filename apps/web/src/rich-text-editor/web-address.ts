/** The specification's rule for an address: an optional http(s) prefix and a dotted host. */
const addressPattern = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && addressPattern.test(text.trim())
}

/** With `https://` in front where nothing else stands there. */
export function withScheme(text: string): string {
  const trimmed = text.trim()
  return /^(?:https?:\/\/|mailto:)/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

/** What somebody typed as the target of a link, as it is stored; `undefined` when it is none. */
export function readLinkTarget(text: string): string | undefined {
  const trimmed = text.trim()
  if (/^(?:mailto:)?[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/i.test(trimmed)) {
    return trimmed.toLowerCase().startsWith('mailto:') ? trimmed : `mailto:${trimmed}`
  }
  return isWebAddress(trimmed) ? withScheme(trimmed) : undefined
}
