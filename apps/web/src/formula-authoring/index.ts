export { AuthorMathField } from './author-math-field.tsx'
export { lettersAsVariables, lettersNamedLike } from './field-spelling.ts'
