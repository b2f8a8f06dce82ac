import { lettersOf } from '../computing/expression.ts'
import type { Atom, Formula } from './formula.ts'

/** All comparisons of two numbers in a formula. */
export function atomsOf(formula: Formula): Atom[] {
  switch (formula.kind) {
    case 'atom':
      return [formula]
    case 'and':
    case 'or':
    case 'same':
      return formula.parts.flatMap(atomsOf)
    case 'not':
      return atomsOf(formula.part)
    case 'truth':
    case 'statement':
      return []
  }
}

/** The letters of all its comparisons. */
export function lettersOfFormula(formula: Formula): string[] {
  const found = new Set<string>()
  for (const atom of atomsOf(formula)) {
    lettersOf(atom.left, found)
    lettersOf(atom.right, found)
  }
  return [...found]
}

/** The names of statements that are true or false as a whole. */
export function statementsOf(formula: Formula): string[] {
  switch (formula.kind) {
    case 'statement':
      return [formula.name]
    case 'and':
    case 'or':
    case 'same':
      return formula.parts.flatMap(statementsOf)
    case 'not':
      return statementsOf(formula.part)
    case 'truth':
    case 'atom':
      return []
  }
}

/** The truth of a formula once each atom's and each statement's truth is known. */
export function isTrueWith(
  formula: Formula,
  atom: (a: Atom) => boolean,
  statement: (name: string) => boolean,
): boolean {
  switch (formula.kind) {
    case 'truth':
      return formula.isTrue
    case 'statement':
      return statement(formula.name)
    case 'atom':
      return atom(formula)
    case 'and':
      return formula.parts.every((part) => isTrueWith(part, atom, statement))
    case 'or':
      return formula.parts.some((part) => isTrueWith(part, atom, statement))
    case 'same': {
      const [one, other] = formula.parts
      return isTrueWith(one, atom, statement) === isTrueWith(other, atom, statement)
    }
    case 'not':
      return !isTrueWith(formula.part, atom, statement)
  }
}
