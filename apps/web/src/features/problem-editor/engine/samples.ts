import { parseDecimal, type Rational } from '@isomorph/evaluator'
import { showNumber, type NumberFormatType, type RandomNumberVariable, type ShownValue } from '@isomorph/problem'
import type { InlineNode, RichText } from '@isomorph/rich-text'
import type { Variable, VariableArtifact } from '@isomorph/problem'
import type { VariableSample } from './protocol.ts'

/** The number by which a format shows what it does. */
export const formatSample = '1.2343212343212344'

/** How many values a preview shows before the ellipsis. */
export const sampleSize = 3

function inline(shown: ShownValue): InlineNode {
  return shown.isMath ? { type: 'inlineMath', attrs: { latex: shown.latex } } : { type: 'text', text: shown.text }
}

function documentOf(...content: readonly InlineNode[]): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}

/** A number in a format, as it stands in a text. */
export function shownInFormat(value: Rational, format: NumberFormatType, rounding?: number): RichText {
  return documentOf(inline(showNumber({ kind: 'exact', value }, format, rounding)))
}

/** The format's own sample: what 1.2343212343212344 looks like in it. */
export function formatPreview(format: NumberFormatType, rounding?: number): RichText | undefined {
  const value = parseDecimal(formatSample)
  return value && shownInFormat(value, format, rounding)
}

function plus(one: Rational, other: Rational, times: bigint): Rational {
  return {
    numerator: one.numerator * other.denominator + other.numerator * times * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

function isAtMost(one: Rational, other: Rational): boolean {
  return one.numerator * other.denominator <= other.numerator * one.denominator
}

function isSame(one: Rational, other: Rational): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator
}

/** At most this many steps are looked at, so that a long blacklist cannot hold up the page. */
const furthestStep = 200n

function randomSamples(parameters: RandomNumberVariable['parameters']): Omit<VariableSample, 'id'> {
  const [min, max, step] = [parameters.min, parameters.max, parameters.step].map((text) => parseDecimal(text.trim()))
  if (!min || !max || !step || step.numerator <= 0n) return { values: [], hasMore: false }
  const excluded = parameters.blacklist.map((text) => parseDecimal(text.trim())).filter((value) => value !== undefined)
  const values: RichText[] = []
  for (let index = 0n; index < furthestStep; index += 1n) {
    const value = plus(min, step, index)
    if (!isAtMost(value, max)) return { values, hasMore: false }
    if (excluded.some((each) => isSame(each, value))) continue
    if (values.length === sampleSize) return { values, hasMore: true }
    values.push(shownInFormat(value, parameters.numberFormatType))
  }
  return { values, hasMore: true }
}

function artifactText(artifact: VariableArtifact): string {
  if (artifact.artifactType === 'TextArtifact') return artifact.text
  return artifact.artifactType === 'FileArtifact' ? `picture: ${artifact.alt || 'without description'}` : artifact.url
}

function listSamples(texts: readonly string[]): Omit<VariableSample, 'id'> {
  const filled = texts.filter((text) => text.trim() !== '')
  const values = filled.slice(0, sampleSize).map((text) => documentOf({ type: 'text', text }))
  return { values, hasMore: filled.length > sampleSize }
}

/** The first values that a variable can take; a calculated value shows its number format instead. */
export function sampleOf(variable: Variable): VariableSample {
  const { id } = variable
  switch (variable.variableType) {
    case 'NumberSet':
      return { id, ...listSamples(variable.parameters.values) }
    case 'RandomNumber':
      return { id, ...randomSamples(variable.parameters) }
    case 'RichText':
      return { id, ...listSamples(variable.variableArtifacts.map(artifactText)) }
    case 'CalculatedValue': {
      const { numberFormatType, rounding } = variable.parameters
      const preview = formatPreview(numberFormatType, rounding)
      return { id, values: preview ? [preview] : [], hasMore: false }
    }
  }
}
