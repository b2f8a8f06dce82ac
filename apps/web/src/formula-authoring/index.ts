export { AuthorMathField } from './author-math-field.tsx'
export { lettersAsVariables, lettersNamedLike } from './field-spelling.ts'
export { ExpandedFormula } from './expanded-formula.tsx'
export { useOverflow } from './use-overflow.ts'
