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
  | 'tooLong'
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
  /** Of an answer; -1: whoever reads it counts. */
  readonly maximumBytes?: number
}

type Server = Pick<URL, 'hostname' | 'port' | 'protocol'>

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

/** The checked addresses of a server, or an `OutboundError`. */
async function resolveAllowed(server: Server, { trusted, resolve = resolveWithSystem }: GuardOptions) {
  const hostName = server.hostname.replaceAll(/^\[|\]$/g, '')
  const port = Number(server.port) || (server.protocol === 'https:' ? 443 : 80)
  const found = await resolveOrRefuse(hostName, resolve)
  refuseWhenInside(found, port, trusted)
  return found
}

/** Why a server may not be asked; undefined where it may, and where its name leads nowhere so far. */
export async function refusalOfServer(server: Server, options: GuardOptions): Promise<OutboundIssue | undefined> {
  try {
    await resolveAllowed(server, options)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return error.issue === 'unresolved' ? undefined : error.issue
  }
  return undefined
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
  const { connectMilliseconds = 5000, answerMilliseconds = 8000 } = options

  async function connectGuarded(connect: buildConnector.Options, callback: buildConnector.Callback): Promise<void> {
    try {
      const found = await resolveAllowed(connect, options)
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
