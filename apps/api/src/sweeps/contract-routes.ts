import * as contract from '@isomorph/contract'
import * as schemas from '@isomorph/contract/schemas'
import type { Call, Endpoint } from '@isomorph/contract'
import type { Route } from '../http/route.ts'

const groups: Readonly<Record<string, unknown>> = { ...contract, ...schemas }

function routesOfGroup([name, calls]: [string, unknown]): (readonly [string, Route])[] {
  const endpoints = groups[name.replace(/Calls$/, 'Endpoints')] as Readonly<Record<string, Endpoint>>
  return Object.entries(calls as Readonly<Record<string, Call>>).map(([callName, call]) => {
    const endpoint = endpoints[callName]
    if (endpoint === undefined) throw new Error(`${callName} of ${name} has no endpoint.`)
    return [callName, { call, endpoint }]
  })
}

/** Every call that the contract declares, by the name it has there: new ones are swept the day they exist. */
export const contractRoutes: readonly (readonly [name: string, route: Route])[] = Object.entries(groups)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(routesOfGroup)
