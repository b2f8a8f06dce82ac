export type * from './tree.ts'
export type { Rational } from './numbers/rational.ts'
