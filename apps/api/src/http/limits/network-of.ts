import ipaddr from 'ipaddr.js'

/**
 * What counts as one caller: an IPv4 address, or the network of an IPv6 address, since each subscriber has a whole one to
 * call from.
 *
 * @example
 * networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address.replace(/%.*$/, ''))
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
