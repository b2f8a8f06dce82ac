import type { FastifyRequest } from 'fastify'

const prefix = '__Host-lti-'
const bindingShape = /^[\w-]{43}$/

/**
 * A cookie of the browser in which a login for a launch began, one for each login: several may be under way in one page.
 * In the frame of a platform a browser keeps and sends it only as a partitioned one.
 */
export function setLaunchCookie(state: string, binding: string, seconds: number): string {
  return `${prefix}${state}=${binding}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`
}

function pairsIn({ headers }: Pick<FastifyRequest, 'headers'>): readonly [string, string][] {
  return (headers.cookie ?? '').split(/;\s*/).map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2)
    return [name, value]
  })
}

/** The binding of one login, where this browser has it. */
export function launchBindingOf(request: Pick<FastifyRequest, 'headers'>, state: string): string | undefined {
  const value = pairsIn(request).find(([name]) => name === `${prefix}${state}`)?.[1]
  return value !== undefined && bindingShape.test(value) ? value : undefined
}

/** The bindings of all launches that this browser began of late. */
export function launchBindingsIn(request: Pick<FastifyRequest, 'headers'>): string[] {
  return pairsIn(request).flatMap(([name, value]) =>
    name.startsWith(prefix) && bindingShape.test(value) ? [value] : [],
  )
}
