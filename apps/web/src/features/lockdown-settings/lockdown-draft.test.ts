import { expect, it } from 'vitest'
import { draftOf, lockdownDraftSchema, makesKeysUseless } from './lockdown-draft.ts'

const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]

it('writes one key a line, and reads them back', () => {
  const settings = { kind: 'safeExamBrowser', quitPassword: 'quit', browserExamKeys: [one, two] } as const
  const draft = draftOf({ ...settings, browserExamKeys: [one, two], respondus: 'unavailable' })
  expect(draft.browserExamKeys).toBe(`${one}\n${two}`)
  expect(lockdownDraftSchema.parse(draft)).toEqual(settings)
})

it('says that another quit password makes listed keys useless', () => {
  const saved = {
    kind: 'safeExamBrowser' as const,
    quitPassword: 'quit',
    browserExamKeys: [one],
    respondus: 'unavailable' as const,
  }
  const draft = draftOf(saved)
  expect(makesKeysUseless(saved, draft)).toBe(false)
  expect(makesKeysUseless(saved, { ...draft, quitPassword: 'other' })).toBe(true)
  expect(makesKeysUseless(saved, { ...draft, quitPassword: '' })).toBe(true)
  expect(makesKeysUseless(saved, { ...draft, quitPassword: 'other', browserExamKeys: two })).toBe(false)
  expect(makesKeysUseless({ ...saved, browserExamKeys: [] }, { ...draft, quitPassword: 'other' })).toBe(false)
})

it('takes keys as they are pasted, and an empty password for none', () => {
  const typed = { kind: 'none', quitPassword: '  ', browserExamKeys: ` ${one.toUpperCase()}, ${two};\n` } as const
  expect(lockdownDraftSchema.parse(typed)).toEqual({ kind: 'none', quitPassword: null, browserExamKeys: [one, two] })
})

it('says which key is wrong', () => {
  const typed = { kind: 'none', quitPassword: '', browserExamKeys: `${one}\nabc` } as const
  expect(lockdownDraftSchema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Key 2: A Browser Exam Key has 64 digits and letters a to f.',
  ])
})
