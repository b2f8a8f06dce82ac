/** What a field does with MathLive: it comes together with that. */
export { setTypedShortcuts } from '../typing/typed-shortcuts.ts'
export { lendKeyboard, setKeyboardVisible } from '../keyboard/math-keyboard.ts'
export { describeField } from './describe-field.ts'
export { contentsOf } from './field-contents.ts'
export { followKeyboard } from './keyboard-of-field.ts'
export { prepareField } from './prepare-field.ts'
export { describeContents } from './spoken-contents.ts'
export { tellChanges } from './tell-changes.ts'
