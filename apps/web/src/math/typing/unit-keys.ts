import type { MathfieldElement } from 'mathlive'
import { write } from './field-keys.ts'

const unit = /^(?:\\mathrm\{[A-Za-z]+\}|\\Omega)$/

/** Whether a key writes a unit right behind another one: `before` is the last thing that stands before the caret. */
export function followsUnit(before: string, key: string): boolean {
  return unit.test(key) && unit.test(before)
}

/** Two unit keys in a row make a product; MathLive runs their letters together into one word. */
export function keepUnitKeysApart(field: MathfieldElement): void {
  field.addEventListener('beforeinput', (event) => {
    const key = event.data ?? ''
    const end = field.position
    if (!field.selectionIsCollapsed || end === 0 || !followsUnit(field.getValue(end - 1, end, 'latex'), key)) return
    event.preventDefault()
    write(field, `\\cdot${key}`)
  })
}
