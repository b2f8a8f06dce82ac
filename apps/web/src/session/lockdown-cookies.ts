import { lockdownNames } from '@isomorph/contract'

const { exit: _, ...told } = lockdownNames
const names = Object.values(told)
const valueMaximumLength = 100

/** Writes what the address says of a lockdown browser into cookies: the frame of the product and the server read them. */
export function writeLockdownCookies(search: string): void {
  const query = new URLSearchParams(search)
  const safety = window.location.protocol === 'https:' ? '; Secure' : ''
  for (const name of names) {
    const value = query.get(name)?.slice(0, valueMaximumLength)
    if (value) document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${safety}`
  }
}

/** This browser no longer says that it is a lockdown browser. */
export function forgetLockdownCookies(): void {
  for (const name of names) document.cookie = `${name}=; path=/; max-age=0`
}
