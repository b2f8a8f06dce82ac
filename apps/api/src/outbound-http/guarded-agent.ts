import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isInRanges, isPublicAddress, type AddressRange } from './address-rules.ts'

/** Why an address that somebody gave is not asked. */
export type OutboundIssue =
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'inside'
  | 'unresolved'
  | 'redirects'
  | 'timeout'
  | 'failed'

/** An address outside could not be asked, or may not be. */
export class OutboundError extends Error {
  override readonly name = 'OutsideError'
  readonly issue: OutboundIssue

  constructor(issue: OutboundIssue, options: { readonly cause?: unknown } = {}) {
    super(`An address outside could not be asked: ${issue}`, options)
    this.issue = issue
  }
}

interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Finds the addresses of a name; a test gives names that no server knows. */
export type Resolve = (hostName: string) => Promise<readonly ResolvedAddress[]>

const resolveWithSystem: Resolve = async (hostName) => await lookup(hostName, { all: true })

export interface GuardOptions {
  /** Networks of the installation itself that may be asked, at any port. */
  readonly trusted: readonly AddressRange[]
  readonly resolve?: Resolve
  readonly connectMilliseconds?: number
  readonly answerMilliseconds?: number
  readonly maximumBytes?: number
}

const openPorts = new Set([80, 443])

function refuseWhenInside(found: readonly ResolvedAddress[], port: number, trusted: readonly AddressRange[]): void {
  if (found.length === 0) throw new OutboundError('unresolved')
  const strange = found.filter(({ address }) => !isInRanges(address, trusted))
  // One address inside among several is a trick: the name is refused as a whole.
  if (strange.some(({ address }) => !isPublicAddress(address))) throw new OutboundError('inside')
  if (strange.length > 0 && !openPorts.has(port)) throw new OutboundError('port')
}

async function resolveOrRefuse(hostName: string, resolve: Resolve): Promise<readonly ResolvedAddress[]> {
  const family = isIP(hostName)
  if (family !== 0) return [{ address: hostName, family }]
  try {
    return await resolve(hostName)
  } catch (cause) {
    throw new OutboundError('unresolved', { cause })
  }
}

/** Connects to addresses that have been checked, whatever the name stands for by now. */
function connectorTo(found: readonly ResolvedAddress[], timeout: number): buildConnector.connector {
  const [first] = found
  return buildConnector({
    timeout,
    lookup: (_hostName, asked, done) => {
      if (asked.all) done(null, [...found])
      else done(null, first?.address ?? '', first?.family)
    },
  })
}

/**
 * Connections to addresses that somebody gave. A name is resolved, every address it has is checked, and the connection
 * goes to a checked one: asking the name server again could give another answer (DNS rebinding).
 */
export function createGuardedAgent(options: GuardOptions): Agent {
  const { trusted, resolve = resolveWithSystem, connectMilliseconds = 5000, answerMilliseconds = 8000 } = options

  async function findAllowed(connect: buildConnector.Options): Promise<readonly ResolvedAddress[]> {
    const hostName = connect.hostname.replaceAll(/^\[|\]$/g, '')
    const port = Number(connect.port) || (connect.protocol === 'https:' ? 443 : 80)
    const found = await resolveOrRefuse(hostName, resolve)
    refuseWhenInside(found, port, trusted)
    return found
  }

  async function connectGuarded(connect: buildConnector.Options, callback: buildConnector.Callback): Promise<void> {
    try {
      const found = await findAllowed(connect)
      connectorTo(found, connectMilliseconds)(connect, callback)
    } catch (error) {
      callback(error as Error, null)
    }
  }

  return new Agent({
    headersTimeout: answerMilliseconds,
    bodyTimeout: answerMilliseconds,
    maxResponseSize: options.maximumBytes ?? 1024 * 1024,
    keepAliveTimeout: 1000,
    connect: (connect, callback) => void connectGuarded(connect, callback),
  })
}
