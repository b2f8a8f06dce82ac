export { ConflictChoice, ConflictFrame, OtherWays } from './history/conflict-choice.tsx'
export type { Side, Three } from './merge/merge-sequences.ts'
export { mergeList, type ToldChange } from './merge/three-way-merge.ts'
