export * from './content/variable.ts'
export * from './content/question.ts'
export * from './content/problem-content.ts'
export * from './content/validation-level.ts'
