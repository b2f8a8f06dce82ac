export * from './activities.ts'
export * from './roles.ts'
export * from './permission.ts'
