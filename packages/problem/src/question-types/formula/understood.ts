import { freeSymbols, somePart, unitNamed, type Tree, type UnitDefinition } from '@isomorph/evaluator'
import { withoutName } from '../numeric/naming.ts'

type OwnUnits = ReadonlyMap<string, UnitDefinition> | undefined

/** The first letter or name in a typed number that stands for no number. */
export function strangerIn(tree: Tree): string | undefined {
  return freeSymbols(withoutName(tree))[0]?.name
}

/** Whether a typed number has no letters but those of units that are known. */
export function isUnderstood(tree: Tree, ownUnits: OwnUnits): boolean {
  return strangerIn(tree) === undefined && hasKnownUnits(tree, ownUnits)
}

function hasKnownUnits(tree: Tree, ownUnits: OwnUnits): boolean {
  return !somePart(
    tree,
    (part) => part.kind === 'unit' && ownUnits?.has(part.name) !== true && unitNamed(part.name) === undefined,
  )
}
