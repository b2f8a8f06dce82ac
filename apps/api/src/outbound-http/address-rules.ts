import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** `10.20.0.0/16`, or a single address. */
export type AddressRange = readonly [Address, number]

/**
 * Reads a range of addresses.
 *
 * @example
 * parseAddressRange('10.20.0.0/16')
 */
export function parseAddressRange(text: string): AddressRange {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Prefixes of IPv6 under which other networks are reached by an address written inside (RFC 4291, 6052, 3056, 4380, 5180…). */
const notOutside: readonly AddressRange[] = [
  '::/96',
  '64:ff9b:1::/48',
  '2001:2::/48',
  '3fff::/20',
  '5f00::/16',
  'fec0::/10',
].map(parseAddressRange)

function isIn(address: Address, [network, bits]: AddressRange): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

/** An IPv4 address in IPv6's spelling is that IPv4 address. */
function parseAddress(text: string): Address {
  return ipaddr.process(text.replace(/%.*$/, ''))
}

/**
 * Whether an address lies in the public Internet. Everything else is refused: loopback, private, link-local (where clouds
 * keep their metadata), carrier-grade NAT, multicast, documentation, reserved, and tunnels into any of them.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = parseAddress(text)
  return address.range() === 'unicast' && !notOutside.some((range) => isIn(address, range))
}

/** Whether an address is in one of the ranges that the installation trusts. */
export function isInRanges(text: string, ranges: readonly AddressRange[]): boolean {
  return ipaddr.isValid(text) && ranges.some((range) => isIn(parseAddress(text), range))
}
