import { parseDecimal, type Rational } from '@isomorph/evaluator'
import {
  showNumber,
  styleOfDrawn,
  type NumberFormatType,
  type NumberStyle,
  type RandomNumberVariable,
  type ShownValue,
} from '@isomorph/problem'
import type { InlineNode, RichText } from '@isomorph/rich-text'
import type { Variable, VariableArtifact } from '@isomorph/problem'
import type { SampledPicture, VariableSample } from './protocol.ts'

/** The number by which a format shows what it does. */
const formatSample = '1.2343212343212344'

/** Engineering notation and trailing zeros need samples of their own to show what they do. */
const engineeringSample = '12343.212343212344'
const zerosSample = '2.5'

/** The number that shows what a style does. */
export function sampleIn({ isEngineering, keepsZeros, roundsTo }: NumberStyle): string {
  if (isEngineering) return engineeringSample
  return keepsZeros && roundsTo === undefined ? zerosSample : formatSample
}

/** How many values a preview shows before the ellipsis. */
const sampleSize = 3

function inline(shown: ShownValue): InlineNode {
  return shown.isMath ? { type: 'inlineMath', attrs: { latex: shown.latex } } : { type: 'text', text: shown.text }
}

function documentOf(...content: readonly InlineNode[]): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}

/** A number in a format, as it stands in a text. */
function shownInFormat(value: Rational, format: NumberFormatType, style: NumberStyle): RichText {
  return documentOf(inline(showNumber({ kind: 'exact', value }, format, style)))
}

/** The format's own sample: what 1.2343212343212344 looks like in it. */
export function formatPreview(format: NumberFormatType, style: NumberStyle): RichText | undefined {
  const value = parseDecimal(sampleIn(style))
  return value && shownInFormat(value, format, style)
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

function randomSamples(variable: RandomNumberVariable): Omit<VariableSample, 'id'> {
  const { parameters } = variable
  const [min, max, step] = [parameters.min, parameters.max, parameters.step].map((text) => parseDecimal(text.trim()))
  if (!min || !max || !step || step.numerator <= 0n) return { values: [], hasMore: false }
  const excluded = parameters.blacklist.map((text) => parseDecimal(text.trim())).filter((value) => value !== undefined)
  const values: RichText[] = []
  for (let index = 0n; index < furthestStep; index += 1n) {
    const value = plus(min, step, index)
    if (!isAtMost(value, max)) return { values, hasMore: false }
    if (excluded.some((each) => isSame(each, value))) continue
    if (values.length === sampleSize) return { values, hasMore: true }
    values.push(shownInFormat(value, parameters.numberFormatType, styleOfDrawn(variable)))
  }
  return { values, hasMore: true }
}

function artifactSample(artifact: VariableArtifact): string | SampledPicture {
  if (artifact.artifactType === 'TextArtifact') return artifact.text
  return artifact.artifactType === 'FileArtifact' ? { type: 'picture', description: artifact.alt } : artifact.url
}

function listSamples(items: readonly (string | SampledPicture)[]): Omit<VariableSample, 'id'> {
  const filled = items.filter((item) => typeof item !== 'string' || item.trim() !== '')
  const values = filled
    .slice(0, sampleSize)
    .map((item) => (typeof item === 'string' ? documentOf({ type: 'text', text: item }) : item))
  return { values, hasMore: filled.length > sampleSize }
}

/** The first values that a variable can take; a calculated value shows its number format instead. */
export function sampleOf(variable: Variable): VariableSample {
  const { id } = variable
  switch (variable.variableType) {
    case 'NumberSet':
      return { id, ...listSamples(variable.parameters.values) }
    case 'RandomNumber':
      return { id, ...randomSamples(variable) }
    case 'RichText':
      return { id, ...listSamples(variable.variableArtifacts.map(artifactSample)) }
    case 'CalculatedValue': {
      const preview = formatPreview(variable.parameters.numberFormatType, variable.parameters)
      return { id, values: preview ? [preview] : [], hasMore: false }
    }
  }
}
