import type { KeyboardLayout } from '@isomorph/problem'
import type { MathfieldElement } from 'mathlive'

/** Letters in a row are read as a unit or a product by the reader, which knows more than MathLive does. */
const unitsOfMathLive = ['mm', 'cm', 'km', 'kg', 'ft', 'inch', 'mi']

/** Words of mathematics that are units where a unit is asked for: 5 min is no minimum. */
const alsoUnits = ['min', 'in', 'sec', 'deg', 'lb']

/** Keeps MathLive from turning letters that are typed into something else than the field is for. */
export function setTypedShortcuts(field: MathfieldElement, keyboards: readonly KeyboardLayout[]): void {
  const dropped = new Set([...unitsOfMathLive, ...(keyboards.includes('unit') ? alsoUnits : [])])
  field.inlineShortcuts = Object.fromEntries(
    Object.entries(field.inlineShortcuts).filter(([typed]) => !dropped.has(typed)),
  )
}
