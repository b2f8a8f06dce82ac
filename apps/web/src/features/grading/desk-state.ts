import type { DoubleMark, GradedResponse, RubricChoice } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { RequestError } from '../../data/index.ts'
import { typedPercent } from '../../numbers/typed-number.ts'

/** What a grader gives for an answer, before it is sent. */
export interface DeskMark {
  /** As typed; empty: none yet. */
  readonly percent: string
  readonly rubric: RubricChoice
  readonly comment: string
}

/** One answer on the desk, with what the grader entered for it. */
export interface DeskEntry {
  readonly answer: GradedResponse
  readonly draft: DeskMark
  readonly state: 'open' | 'saving' | 'saved' | 'failed'
  /** The mark that somebody else made meanwhile. */
  readonly theirs: GradedResponse | null
}

export interface Desk {
  readonly entries: readonly DeskEntry[]
  /** Of the answer in front. */
  readonly index: number
  /** Nothing more waits that is not on the desk. */
  readonly isDrained: boolean
  /** Why the last request failed; nothing more is asked for until it is tried again. */
  readonly error: RequestError | null
}

export type DeskEvent =
  | { readonly type: 'claimed'; readonly answers: readonly GradedResponse[] }
  | { readonly type: 'listed'; readonly answers: readonly GradedResponse[]; readonly isLast: boolean }
  | { readonly type: 'lookedAgain' }
  | { readonly type: 'opened'; readonly key: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'edited'; readonly draft: Partial<DeskMark> }
  | { readonly type: 'sent'; readonly key: string }
  | { readonly type: 'stored'; readonly key: string; readonly answer: GradedResponse }
  | { readonly type: 'undone'; readonly key: string; readonly answer: GradedResponse }
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'conflicted'; readonly key: string; readonly theirs: GradedResponse }
  | { readonly type: 'tookTheirs'; readonly key: string }
  | { readonly type: 'rubricApplied' }
  | { readonly type: 'refused'; readonly error: RequestError | null }

export const emptyDesk: Desk = { entries: [], index: 0, isDrained: false, error: null }

export function keyOfAnswer({ problemInstanceId, attemptNumber, response }: GradedResponse): string {
  return `${problemInstanceId}/${attemptNumber}/${response.questionKey}`
}

/** What the grader gave for an answer that two people mark. */
export function ownMarkOf({ doubleMarks }: GradedResponse): DoubleMark | undefined {
  return doubleMarks.find(({ isOwn }) => isOwn)
}

function draftOf(answer: GradedResponse): DeskMark {
  const { response, rubricChoice } = answer
  const own = ownMarkOf(answer)
  // The mean of two marks is nobody's own.
  if (own)
    return {
      percent: String(own.percent),
      rubric: own.rubricChoice ?? { itemIds: [], adjustment: 0 },
      comment: own.comment,
    }
  // A mark that is appealed against usually stays, whoever gave it.
  const isMarked = response.source === 'person' || Boolean(response.appeal)
  return {
    percent: isMarked ? String(response.percent) : '',
    rubric: rubricChoice ?? { itemIds: [], adjustment: 0 },
    // An appeal is answered with words of its own.
    comment: response.appeal ? '' : (response.comment ?? ''),
  }
}

/** Whether the grader entered something that is not stored. */
export function hasChanges({ answer, draft }: DeskEntry): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(answer))
}

/** Whether the words are missing that an appeal is answered with, also where the mark stays. */
export function lacksWords({ answer, draft }: DeskEntry): boolean {
  return Boolean(answer.response.appeal) && draft.comment.trim() === ''
}

function entryOf(answer: GradedResponse): DeskEntry {
  return { answer, draft: draftOf(answer), state: answer.isWaiting ? 'open' : 'saved', theirs: null }
}

function change(desk: Desk, key: string, edit: (entry: DeskEntry) => DeskEntry): Desk {
  return { ...desk, entries: desk.entries.map((entry) => (keyOfAnswer(entry.answer) === key ? edit(entry) : entry)) }
}

function indexOf({ entries, index }: Desk, key: string): number {
  const found = entries.findIndex(({ answer }) => keyOfAnswer(answer) === key)
  return found < 0 ? index : found
}

/** The desk without some of its answers; the one in front stays there unless it goes. */
function without(desk: Desk, isGone: (entry: DeskEntry) => boolean): Desk {
  const isKept = (entry: DeskEntry): boolean => !isGone(entry)
  return {
    ...desk,
    entries: desk.entries.filter(isKept),
    index: desk.entries.slice(0, desk.index).filter(isKept).length,
  }
}

/** The answer in front; undefined behind the last. */
export function currentEntry({ entries, index }: Desk): DeskEntry | undefined {
  return entries[index]
}

/** What was marked here and is claimed again comes to the end: two people's marks were too far apart. */
function withClaimed(desk: Desk, answers: readonly GradedResponse[]): Desk {
  const open = new Set(desk.entries.flatMap(({ state, answer }) => (state === 'saved' ? [] : [keyOfAnswer(answer)])))
  const fresh = answers.filter((answer) => !open.has(keyOfAnswer(answer)))
  const again = new Set(fresh.map(keyOfAnswer))
  const kept = without(desk, ({ answer }) => again.has(keyOfAnswer(answer)))
  return { ...kept, entries: [...kept.entries, ...fresh.map(entryOf)], isDrained: fresh.length === 0 }
}

/** What is on the desk already stays as it is: it may have been marked anew here. */
function withListed(desk: Desk, answers: readonly GradedResponse[], isLast: boolean): Desk {
  const shown = new Set(desk.entries.map(({ answer }) => keyOfAnswer(answer)))
  const fresh = answers.filter((answer) => !shown.has(keyOfAnswer(answer)))
  return { ...desk, entries: [...desk.entries, ...fresh.map(entryOf)], isDrained: isLast }
}

/** The desk after an event. What is in front moves only by the grader, by undoing, and to a conflict. */
export function deskAfter(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'claimed':
      return withClaimed(desk, event.answers)
    case 'listed':
      return withListed(desk, event.answers, event.isLast)
    // Others may have given back what they held.
    case 'lookedAgain':
      return { ...desk, isDrained: false }
    case 'opened':
      return { ...desk, index: indexOf(desk, event.key) }
    case 'moved':
      return { ...desk, index: Math.max(0, Math.min(desk.entries.length, desk.index + event.by)) }
    case 'edited': {
      const entry = currentEntry(desk)
      if (!entry) return desk
      return change(desk, keyOfAnswer(entry.answer), (each) => ({ ...each, draft: { ...each.draft, ...event.draft } }))
    }
    case 'sent':
      return change(desk, event.key, (entry) => ({ ...entry, state: 'saving', theirs: null }))
    // What failed before was tried again.
    case 'stored':
      return { ...change(desk, event.key, () => entryOf(event.answer)), error: null }
    case 'undone':
      return { ...change(desk, event.key, () => entryOf(event.answer)), index: indexOf(desk, event.key) }
    case 'failed':
      return { ...change(desk, event.key, (entry) => ({ ...entry, state: 'failed' })), index: indexOf(desk, event.key) }
    case 'conflicted':
      return {
        ...change(desk, event.key, (entry) => ({ ...entry, state: 'open', theirs: event.theirs })),
        index: indexOf(desk, event.key),
      }
    case 'tookTheirs':
      return change(desk, event.key, (entry) => (entry.theirs ? entryOf(entry.theirs) : entry))
    // Marks were written anew: those that are shown here are no longer the ones that stand.
    case 'rubricApplied':
      return without(desk, ({ state }) => state === 'saved')
    case 'refused':
      return { ...desk, error: event.error }
  }
}

/** A decimal comma and a percent sign may be typed; null: no percent from 0 to 100. */
export function parsePercent(text: string): number | null {
  const percent = typedPercent(text)
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null
}

/** What is wrong with a typed percent; an empty field waits for one. */
export function faultOfPercent(typed: string): string | undefined {
  return typed.trim() === '' || parsePercent(typed) !== null ? undefined : t('grading.mark.percent.wrong')
}
