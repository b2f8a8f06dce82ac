import { readUnit, type Tree, type Unit } from '@isomorph/evaluator'
import {
  compileFormula,
  compileValue,
  formulaSetting,
  type CompiledFormula,
  type FormulaSetting,
} from '../../formulas/formula.ts'
import { lettersIn } from '../../formulas/lists/binding-functions.ts'
import { sourceOf } from '../../formulas/source-of.ts'
import { sayUnknown } from '../../formulas/unknown-names.ts'
import type { Given } from '../answer-sets.ts'
import type { AnswerReader } from '../formula/answer-reader.ts'
import {
  compileKeys,
  compileTolerance,
  type CompiledFormulaQuestion,
  type KeyItem,
  type KeyPart,
} from '../formula/compile.ts'
import { branchesOf } from '../formula/list-items.ts'
import type { NumericQuestion } from './content.ts'
import { inProblem } from '../in-problem.ts'
import { readKeyInUnit } from './key-in-unit.ts'
import { numericReader, numericShow } from './show.ts'
import { measuring } from './temperature.ts'
import { say, type Said } from '../../wording/said.ts'

export type CompiledNumericQuestion = CompiledFormulaQuestion<NumericQuestion>

/** A letter of a numeric key that has no number. */
function issueOfLetters(given: Given, tree: Tree, formula: string): Said | undefined {
  const { byName } = given.variables
  for (const symbol of lettersIn(tree)) {
    const variable = byName.get(symbol.name)
    if (variable === undefined) return sayUnknown(sourceOf(formula), symbol, (name) => byName.has(name))
    if (variable.variableType === 'RichText') return say('textInFormula', { name: symbol.name })
  }
  return undefined
}

function compileItem(given: Given, setting: FormulaSetting, { tree, path, source }: KeyPart): KeyItem {
  const issue = issueOfLetters(given, tree, source)
  if (issue !== undefined) given.report('InvalidForUseError', path, issue, 'UndefinedVariablesError')
  const formula = compileFormula(tree, setting)
  if (!formula.ok) given.report('InvalidForUseError', path, formula.issue, 'FormulaParseError')
  return { tree, formula: formula.ok ? formula.value : undefined }
}

/** A key that is a list as a whole: a variable, or a formula over one. */
function compileList(given: Given, setting: FormulaSetting, { tree, source }: KeyPart): CompiledFormula | undefined {
  if (issueOfLetters(given, tree, source) !== undefined) return undefined
  const formula = compileValue(tree, setting)
  return formula.ok && formula.value.isList ? formula.value : undefined
}

function compileUnit(given: Given, question: NumericQuestion, { ownUnits }: AnswerReader): Unit | undefined {
  if (question.unit === undefined) return undefined
  const byKeyboard = readUnit(question.unit.unit, 'latex', ownUnits)
  const unit = byKeyboard.ok ? byKeyboard : readUnit(question.unit.unit, 'text', ownUnits)
  if (unit.ok) {
    if (unit.readings !== undefined)
      given.report(
        'InvalidForUseError',
        'unit.unit',
        say('ambiguousUnit', { readings: unit.readings }),
        'CorrectUnitParseError',
      )
    return measuring(unit.unit, question.unit)
  }
  given.report('InvalidForUseError', 'unit.unit', say('unitNotRead'), 'CorrectUnitParseError')
  return undefined
}

function keyReader(given: Given, question: NumericQuestion, asked: Unit, { ownUnits }: AnswerReader) {
  const isVariable = (name: string): boolean => given.variables.byName.has(name)
  return (formula: string, setting: FormulaSetting) =>
    readKeyInUnit(formula, setting, { asked, question, ownUnits, isVariable })
}

export function compileNumeric(question: NumericQuestion, given: Given): CompiledNumericQuestion {
  // The key of a number has no letters of its own, so j can only be what engineers call i.
  const setting = formulaSetting([...given.variables.byName.keys()], {
    lists: given.variables.setting.lists,
    assumptions: question.assumptions ?? {},
    imaginaryUnit: 'either',
  })
  const reader = numericReader(inProblem(numericShow.field(question), given))
  const unit = compileUnit(given, question, reader)
  return {
    kind: 'formula',
    question,
    index: given.index,
    setting,
    reader,
    sets: compileKeys(given, question, {
      setting,
      assumptions: question.assumptions,
      compileItem: (part) => compileItem(given, setting, part),
      compileList: (part) => compileList(given, setting, part),
      itemsIn: branchesOf,
      comparisonOf: () => ({ mode: 'value' }),
      ...(unit === undefined ? {} : { readKey: keyReader(given, question, unit, reader) }),
    }),
    unit,
    allowance: compileTolerance(given, question),
    kinds: undefined,
  }
}
