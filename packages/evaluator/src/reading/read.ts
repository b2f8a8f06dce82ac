import type { Tree } from '../tree.ts'
import { readExpression, readProduct, readSum, refuseRest } from './expression.ts'
import { readFactorWith } from './factor.ts'
import { latexTokens } from './tokens/latex-tokens.ts'
import { peek } from './parser.ts'
import type { Parser } from './parser.ts'
import { readPlainNumber } from './numbers/plain-number.ts'
import { readPrimary } from './primary.ts'
import { settingsFrom } from './settings.ts'
import type { ReadOptions, Settings } from './settings.ts'
import { textTokens } from './tokens/text-tokens.ts'
import { ReadFailure } from './tokens/tokens.ts'
import type { ReadError, Token } from './tokens/tokens.ts'
import { repairFormula, type RepairCode } from '../validation/repair.ts'
import { heightOf } from './height.ts'
import { because } from './reasons.ts'

/** What a reader made of a text: the tree, or why there is none. */
export type Reading =
  | { readonly ok: true; readonly tree: Tree; readonly repairs?: readonly RepairCode[]; readonly repaired?: string }
  | { readonly ok: false; readonly error: ReadError }

const readFactor = readFactorWith(readPrimary)

/**
 * Reads a formula as typed. Any string at all gives a reading; an unreadable one says where and why.
 *
 * @example read('\\frac12x^23', { mode: 'latex' }) // one half times x² times 3
 */
export function read(input: string, options: ReadOptions): Reading {
  const settings = settingsFrom(options)
  const reading = readOnce(input, settings)
  return reading.ok || !options.repair || !settings.isLatex ? reading : readRepaired(input, settings, reading)
}

function readOnce(input: string, settings: Settings): Reading {
  // A point that groups is no decimal point.
  const mayBePlain = settings.maxNodes > 1 && (settings.decimalSign === 'point' || !input.includes('.'))
  const number = mayBePlain ? readPlainNumber(input) : undefined
  if (number !== undefined) return { ok: true, tree: number }
  try {
    return { ok: true, tree: readTree(input, settings) }
  } catch (failure) {
    if (failure instanceof ReadFailure) return { ok: false, error: failure.error }
    throw failure
  }
}

/** The reading of the mended formula, saying what was mended; places then refer to `repaired`. */
function readRepaired(input: string, settings: Settings, refused: Reading): Reading {
  if (input.length > settings.maxLength) return refused
  const { latex, repairs } = repairFormula(input)
  if (repairs.length === 0) return refused
  const reading = readOnce(latex, settings)
  return reading.ok ? { ...reading, repairs, repaired: latex } : refused
}

function readTree(input: string, settings: Settings): Tree {
  if (input.length > settings.maxLength) throw new ReadFailure('too-long', because('tooLong'), 0, input.length)
  const tokens = settings.isLatex ? latexTokens(input, settings) : textTokens(input, settings)
  const parser = startParser(tokens, settings)
  if (peek(parser).kind === 'end') throw new ReadFailure('empty', because('nothingToRead'), 0, input.length)
  const tree = readExpression(parser)
  refuseRest(parser)
  if (tokens.length > settings.maxDepth && heightOf(tree) > settings.maxDepth) {
    throw new ReadFailure('too-deep', because('tooDeep'), 0, input.length)
  }
  return tree
}

function startParser(tokens: Token[], settings: Settings): Parser {
  return {
    tokens,
    settings,
    at: 0,
    depth: 0,
    commaGroups: true,
    bars: 0,
    barSeparates: false,
    separator: undefined,
    awaitsDifferential: false,
    differential: undefined,
    boundLetters: '',
    expression: readExpression,
    sum: readSum,
    product: readProduct,
    factor: readFactor,
    primary: readPrimary,
  }
}
