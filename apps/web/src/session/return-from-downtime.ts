import type { Location } from 'react-router'

const downtimePath = '/downtime'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** What goes with somebody who is led to the downtime screen: it stands in their place and knows the way back. */
export function downtimeFrom({ pathname, search, hash }: Place) {
  return { replace: true, state: { from: pathname + search + hash } } as const
}

/** Where somebody was who is on the downtime screen, or whose page it covers. */
export function placeBeforeDowntime({ pathname, search, hash, state }: Location): string {
  if (pathname !== downtimePath) return pathname + search + hash
  return (state as { from?: string } | null)?.from ?? '/'
}

/** Where the place is the address already, going there would load nothing if it has a `#`. */
export function loadAnew(place: string): void {
  const { pathname, search, hash } = window.location
  if (place === pathname + search + hash) window.location.reload()
  else window.location.replace(place)
}
