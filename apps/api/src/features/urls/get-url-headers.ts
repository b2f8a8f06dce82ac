import { sayOfField, type SaidOfField, type UrlHeaders } from '@isomorph/contract'
import { OutboundError, type OutboundHttp } from '../../outbound-http/index.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { urlRefusals } from './urls.errors.ts'

/** All that speaks about embedding; nothing else of what another server says is passed on. */
const passedOn = ['content-security-policy', 'x-frame-options'] as const

function refuseAddress(said: SaidOfField, cause?: unknown): Refusal {
  return new Refusal(platformRefusals.invalidInput, { errors: [{ path: 'url', ...said }], cause })
}

/** An address that is not asked is told apart from one that does not answer only as far as its own text shows it. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error
  switch (error.issue) {
    case 'scheme':
      return refuseAddress(sayOfField('addressStart'), error)
    case 'credentials':
      return refuseAddress(sayOfField('addressNoAccount'), error)
    default:
      return new Refusal(urlRefusals.pageNotReached, { cause: error })
  }
}

/** Asks a page for the headers that say whether it may stand inside another. */
export async function getUrlHeaders(
  { outside }: { readonly outside: OutboundHttp },
  address: string,
): Promise<UrlHeaders> {
  if (address === '') throw refuseAddress(sayOfField('addressMissing'))
  try {
    const { response, url } = await outside.ask(address, { headers: { accept: 'text/html,*/*' } })
    await response.body?.cancel()
    const headers = passedOn.flatMap((name): [string, string][] => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return { url: url.href, headers: Object.fromEntries(headers) }
  } catch (error) {
    throw asRefusal(error)
  }
}
