/** A full address from one that may be relative; undefined for what is none. */
export function resolveAddress(address: string | null, base?: string): URL | undefined {
  return address !== null && URL.canParse(address, base) ? new URL(address, base) : undefined
}
