import { sessionArea } from '../../data/storage-areas.ts'

const tokenKey = 'persist:analyticsToken'
/** A token is asked for anew a minute before it ends. */
const marginMilliseconds = 60_000

interface PageToken {
  readonly userId: number
  readonly value: string
  readonly until: number
}

/** Tokens of this tab: a page that is loaded again needs no other one. */
export function readPageToken(userId: number): string | undefined {
  try {
    const token = JSON.parse(sessionArea().getItem(tokenKey) ?? 'null') as PageToken | null
    return token?.userId === userId && token.until > Date.now() + marginMilliseconds ? token.value : undefined
  } catch {
    return undefined
  }
}

export function writePageToken(token: PageToken | null): void {
  try {
    if (token === null) sessionArea().removeItem(tokenKey)
    else sessionArea().setItem(tokenKey, JSON.stringify(token))
  } catch {
    // Without storage a token is asked for each time.
  }
}
