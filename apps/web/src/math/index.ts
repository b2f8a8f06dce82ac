export { MathField } from './math-field.tsx'
export { StaticMath } from './static-math.tsx'
export { keyboardNames } from './keyboard-layouts.ts'
export { pillLatex, type FormulaVariable, type PillStatus } from './variable-pills.ts'
