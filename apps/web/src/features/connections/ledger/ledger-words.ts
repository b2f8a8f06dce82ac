import type { ExchangeKind, ExchangeOutcome } from '@isomorph/contract'
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
