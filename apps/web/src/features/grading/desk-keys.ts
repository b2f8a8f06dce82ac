import { t } from '@isomorph/messages'

/** What a key does at the desk; a number is an item of the rubric. */
export type DeskCommand = 'next' | 'previous' | 'save' | 'undo' | 'comment' | 'keys' | 'waiting' | 'marked' | number

const letters: Readonly<Record<string, DeskCommand>> = {
  j: 'next',
  k: 'previous',
  z: 'undo',
  c: 'comment',
  '/': 'comment',
  '?': 'keys',
  w: 'waiting',
  m: 'marked',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { readonly target: EventTarget | null }

/**
 * What a key means. In the field for percent, letters are commands and digits are typed; other fields keep all of theirs. Enter
 * on a button is the button's.
 */
export function commandOf(event: Pressed, { percent }: { readonly percent: EventTarget | null }): DeskCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return null
  const { target, key } = event
  const isPercent = target === percent
  const isField = target.matches('input:not([type=checkbox]), textarea, select')
  if (isField && !isPercent) return null
  if (key === 'Enter') return target.matches('button,a,summary') ? null : 'save'
  const command = letters[key]
  if (command !== undefined) return command
  return !isPercent && /^[1-9]$/.test(key) ? Number(key) : null
}

/** Keys with what they do, for people. */
export function deskKeys(hasRubric: boolean): readonly (readonly [string, string])[] {
  return [
    ...(hasRubric ? ([['1–9', t('grading.keys.item')]] as const) : []),
    [t('grading.keys.enter'), t('grading.keys.save')],
    ['j', t('grading.keys.next')],
    ['k', t('grading.keys.previous')],
    ['z', t('grading.keys.undo')],
    ['c', t('grading.keys.comment')],
    ['m', t('grading.keys.marked')],
    ['w', t('grading.keys.waiting')],
    ['?', t('grading.keys.keys')],
  ]
}

/** Keys of the list of marked answers. */
export function listKeys(): readonly (readonly [string, string])[] {
  return [
    ['j', t('grading.keys.next')],
    ['k', t('grading.keys.previous')],
    [t('grading.keys.enter'), t('grading.keys.open')],
    ['w', t('grading.keys.waiting')],
  ]
}
