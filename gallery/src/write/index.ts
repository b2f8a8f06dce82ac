export * from './problem.ts'
export * from './questions.ts'
export * from './variables.ts'
