import type { Exchange, ExchangeKind, ExchangeOutcome } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import type { IconName, Tone } from '@isomorph/ui'

interface KindKeys {
  readonly name: PlainKey
  /** With where it came from or went: each kind goes one way, but for links, which a platform asks for first. */
  readonly message: MessageKey
}

const kindKeys = {
  launch: { name: 'connections.kind.launch', message: 'connections.message.launch' },
  deepLink: { name: 'connections.kind.deepLink', message: 'connections.message.deepLink' },
  registration: { name: 'connections.kind.registration', message: 'connections.message.registration' },
  roster: { name: 'connections.kind.roster', message: 'connections.message.roster' },
  lineItem: { name: 'connections.kind.lineItem', message: 'connections.message.lineItem' },
  grade: { name: 'connections.kind.grade', message: 'connections.message.grade' },
  results: { name: 'connections.kind.results', message: 'connections.message.results' },
  event: { name: 'connections.kind.event', message: 'connections.message.event' },
  timetable: { name: 'connections.kind.timetable', message: 'connections.message.timetable' },
} as const satisfies Readonly<Record<ExchangeKind, KindKeys>>

const outcomeKeys: Readonly<
  Record<ExchangeOutcome, { readonly label: PlainKey; readonly tone: Tone; readonly icon: IconName }>
> = {
  accepted: { label: 'connections.outcome.accepted', tone: 'success', icon: 'checkCircle' },
  refused: { label: 'connections.outcome.refused', tone: 'error', icon: 'xCircle' },
  failed: { label: 'connections.outcome.failed', tone: 'warning', icon: 'alert' },
}

/** `Gradebook column` */
export function kindInWords(kind: ExchangeKind): string {
  return t(kindKeys[kind].name)
}

/** How a message ended, as a chip says it. */
export function outcomeLook(outcome: ExchangeOutcome) {
  const { label, ...look } = outcomeKeys[outcome]
  return { ...look, label: t(label) }
}

/** `Score to Campus Moodle`. Events go to the one store that the settings name, all else to or from a provider. */
export function messageInWords({
  kind,
  direction,
  provider,
}: Pick<Exchange, 'kind' | 'direction' | 'provider'>): string {
  const isAskedFor = kind === 'deepLink' && direction === 'in'
  return t(isAskedFor ? 'connections.message.linksAskedFor' : kindKeys[kind].message, {
    known: provider ? 'yes' : 'other',
    provider: provider?.name ?? '',
  })
}
