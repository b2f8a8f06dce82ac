/** What people read: statement and other texts with a variant's values filled in. */

import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compiled-problem.ts'
import { shownValue } from '../variables/shown-values.ts'
import { environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import { fillDocument, type Filling } from './document-template.ts'
import { labelFromTyped, namesOf } from './label.ts'
import { compileLatex, fillLatex } from './latex-template.ts'

export function fillingOf(compiled: CompiledProblem, environment: Environment): Filling {
  return {
    shown: (name) => shownValue(compiled, environment, name),
    artifact: (name) => environment.artifacts.get(name),
  }
}

/** Fills any document of a problem (a hint, a feedback) with a variant's values. */
export function instantiateDocument(compiled: CompiledProblem, variant: Variant, doc: RichText): RichText {
  return fillDocument(compiled.templateOf(doc), fillingOf(compiled, environmentOf(compiled, variant)))
}

/** The statement as a learner reads it. Question slots stay as they are; nothing in it gives a key away. */
export function instantiateStatement(compiled: CompiledProblem, variant: Variant): RichText {
  return instantiateDocument(compiled, variant, compiled.content.statement)
}

/** A short text of a question, such as its label, in which `$…$` is mathematics: filled in, still as such text. */
export function instantiateLabel(compiled: CompiledProblem, variant: Variant, label: string): string {
  if (!label.includes('{')) return label
  const { shown } = fillingOf(compiled, environmentOf(compiled, variant))
  return fillLatex(compileLatex(labelFromTyped(label, namesOf(compiled.content.variables))), shown)
}
