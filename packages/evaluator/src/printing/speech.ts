import type { BoundNode, CallNode, PowerNode, ProductNode, QuantityNode, Tree } from '../tree.ts'
import { spokenName } from './names.ts'
import { angleParts } from './latex-quantities.ts'
import { english } from './speech/en.ts'
import type { SpeechWords } from './speech/speech-words.ts'

/**
 * A formula in words, for screen readers and "how your answer is read": `x squared plus 1`. They are English unless those of
 * another language are given.
 */
export function toSpeech(tree: Tree, words: SpeechWords = english): string {
  return speak(tree, words).replaceAll(/ {2,}/g, ' ').trim()
}

function speak(tree: Tree, words: SpeechWords): string {
  const say = (part: Tree): string => speak(part, words)
  switch (tree.kind) {
    case 'number':
      return tree.spelling.replace(/\\overline\{(\d+)\}/, (_, digits: string) => ` ${words.recurring(digits)}`)
    case 'symbol':
      return spokenName(tree.name, words.names)
    case 'constant':
      return words.constants[tree.name]
    case 'sum':
      return tree.terms
        .map(({ sign, value }, index) => (index === 0 && sign === '+' ? '' : `${words.signs[sign]} `) + say(value))
        .join(' ')
    case 'signed':
      return `${words.signs[tree.sign]} ${say(tree.value)}`
    case 'product':
      return productSpeech(tree, words, say)
    case 'quotient':
      return words.fraction(
        say(tree.numerator),
        say(tree.denominator),
        isShort(tree.numerator) && isShort(tree.denominator),
      )
    case 'mixed-number':
      return words.mixedNumber(say(tree.whole), say(tree.fraction))
    case 'power':
      return powerSpeech(tree, words)
    case 'call':
      return callSpeech(tree, words)
    case 'group':
      return words.brackets(say(tree.inner))
    case 'percent':
      return words.percent(say(tree.value))
    case 'relation':
      return tree.operands
        .map((operand, index) => (index > 0 ? `${words.relations[tree.operators[index - 1]!]} ` : '') + say(operand))
        .join(' ')
    case 'logic':
      return tree.operator === 'not'
        ? `${words.logic.not} ${say(tree.operands[0]!)}`
        : tree.operands.map(say).join(` ${words.logic[tree.operator]} `)
    case 'word':
      return words.words[tree.word]
    case 'set':
    case 'list':
    case 'tuple':
      return words.collection(tree.kind, tree.items.map(say))
    case 'set-builder':
      return words.setBuilder(say(tree.variable), say(tree.condition))
    case 'set-operation':
      return tree.operands.map(say).join(` ${words.setOperations[tree.operator]} `)
    case 'interval':
      return words.interval({ ...tree, lower: say(tree.lower), upper: say(tree.upper) })
    case 'matrix':
      return words.matrix(tree.rows.map((row) => row.map(say)))
    case 'bound':
      return boundSpeech(tree, words)
    case 'derivative':
      return words.derivative({
        order: tree.order,
        isPartial: tree.isPartial === true,
        variable: spokenName(tree.variable, words.names),
        body: say(tree.body),
        isHeld: isHeld(tree.body),
      })
    case 'quantity':
      return quantitySpeech(tree, words)
    default:
      return unitName(tree.name, words, false)
  }
}

function productSpeech(
  { factors, joins }: ProductNode,
  words: SpeechWords,
  speakFactor: (factor: Tree) => string,
): string {
  return factors
    .map(
      (factor, index) => (index > 0 && joins[index - 1] !== 'implied' ? `${words.times} ` : '') + speakFactor(factor),
    )
    .join(' ')
}

/** Of degrees, minutes and seconds. */
const unitsOfAngles = ['°', '′', '″'] as const

function quantitySpeech(tree: QuantityNode, words: SpeechWords): string {
  const { value, unit } = tree
  const angle = angleParts(tree)?.map(
    (part, place) => `${part} ${unitName(unitsOfAngles[place]!, words, part === '1')}`,
  )
  if (angle !== undefined) return angle.join(' ')
  if (value === undefined) return unitSpeech(unit, words)
  const isOne = value.kind === 'number' && value.spelling === '1'
  return `${speak(value, words)} ${unit.kind === 'unit' ? unitName(unit.name, words, isOne) : unitSpeech(unit, words)}`
}

function unitName(name: string, words: SpeechWords, isOne: boolean): string {
  return words.units[name]?.[isOne ? 0 : 1] ?? name
}

function unitSpeech(tree: Tree, words: SpeechWords): string {
  switch (tree.kind) {
    case 'product':
      return productSpeech(tree, words, (factor) => unitSpeech(factor, words))
    case 'quotient':
      return words.per(unitSpeech(tree.numerator, words), belowTheLine(tree.denominator, words))
    case 'group':
      return words.brackets(unitSpeech(tree.inner, words))
    case 'power':
      return powerSpeech(tree, words)
    default:
      return speak(tree, words)
  }
}

/** J/(mol K) is heard with brackets around all that stands below the line, and m/s with one second. */
function belowTheLine(tree: Tree, words: SpeechWords): string {
  if (tree.kind === 'unit') return unitName(tree.name, words, true)
  return tree.kind === 'product' ? words.brackets(unitSpeech(tree, words)) : unitSpeech(tree, words)
}

function isShort(tree: Tree): boolean {
  return tree.kind === 'number' || tree.kind === 'symbol' || tree.kind === 'constant' || tree.kind === 'unit'
}

const sayTheirEnd: ReadonlySet<Tree['kind']> = new Set(['group', 'set', 'list', 'tuple', 'set-builder', 'matrix'])

const isHeld = (tree: Tree): boolean => isShort(tree) || sayTheirEnd.has(tree.kind)

function powerSpeech({ base, exponent }: PowerNode, words: SpeechWords): string {
  const spoken = speak(base, words)
  if (exponent.kind === 'number' && exponent.spelling === '2') return words.squared(spoken)
  if (exponent.kind === 'number' && exponent.spelling === '3') return words.cubed(spoken)
  return words.power(spoken, speak(exponent, words), isShort(exponent) || exponent.kind === 'signed')
}

function callSpeech(call: CallNode, words: SpeechWords): string {
  const args = call.args.map((argument) => speak(argument, words))
  const first = call.args[0]!
  if (call.isDecadic && args.length === 1) args.push('10')
  const known = words.functionNamed(call.name)
  if (known !== undefined) return known(args, isShort(first), isHeld(first))
  const { inverse, prime } = words.names
  const name = spokenName(call.name.replace('^{-1}', ` ${inverse}`), words.names)
  return words.applied(name + ` ${prime}`.repeat(call.primes ?? 0), args, isHeld(first))
}

function boundSpeech({ operator, variable, lower, upper, direction, body }: BoundNode, words: SpeechWords): string {
  return words.bound({
    operator,
    variable: spokenName(variable, words.names),
    lower: lower ? speak(lower, words) : '',
    upper: upper ? speak(upper, words) : '',
    direction,
    body: speak(body, words),
    isHeld: isHeld(body),
  })
}
