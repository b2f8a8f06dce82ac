import type { Exchange, ExchangeKind, ExchangeOutcome } from '@isomorph/contract'
import type { IconName, Tone } from '@isomorph/ui'

export const kindWords: Readonly<Record<ExchangeKind, string>> = {
  launch: 'Launch',
  deepLink: 'Links added',
  registration: 'Registration',
  roster: 'Roster',
  lineItem: 'Gradebook column',
  grade: 'Score',
  results: 'Grades read',
  event: 'Analytics events',
  timetable: 'Timetable',
}

export const outcomeLooks: Readonly<
  Record<ExchangeOutcome, { readonly label: string; readonly tone: Tone; readonly icon: IconName }>
> = {
  accepted: { label: 'Accepted', tone: 'success', icon: 'checkCircle' },
  refused: { label: 'Refused', tone: 'error', icon: 'xCircle' },
  failed: { label: 'No answer', tone: 'warning', icon: 'alert' },
}

/** We ask for these, and what counts comes back. */
const asked: ReadonlySet<ExchangeKind> = new Set(['roster', 'results', 'timetable'])

/** `Score to Campus Moodle`. Events go to the one store that the settings name, all else to or from a provider. */
export function messageInWords({
  kind,
  direction,
  provider,
}: Pick<Exchange, 'kind' | 'direction' | 'provider'>): string {
  const way = direction === 'in' || asked.has(kind) ? 'from' : 'to'
  return `${kindWords[kind]} ${way} ${provider?.name ?? (kind === 'event' ? 'the event store' : 'a platform')}`
}
