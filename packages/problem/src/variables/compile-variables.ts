/** The variables of a problem, read and put in order once, with everything that is wrong with them. */

import { canonicalName, variableNameRefusal } from '@isomorph/evaluator'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Report } from '../content/report.ts'
import type { Finding } from '../content/validation-level.ts'
import type { Variable } from '../content/variable.ts'
import { compileTreeCondition } from '../formulas/condition.ts'
import { formulaSetting, readFormula, type FormulaSetting } from '../formulas/formula.ts'
import { hasListVariables } from '../formulas/lists/function-names.ts'
import type { CompiledCalculated } from './calculated.ts'
import { compileCalculated, lettersAreNumbers, type VariableFormulas } from './compile-calculated.ts'
import { compileChosenDraws, type ChosenDraws } from './chosen-draws.ts'
import type { DrawComponent, DrawCondition, DrawUnit } from './draw.ts'
import { drawSource, type DrawSource } from './draw-source.ts'
import { asRead, say, saidBy } from '../wording/said.ts'

export interface CompiledVariables {
  readonly byName: ReadonlyMap<string, Variable>
  readonly sources: readonly DrawSource[]
  readonly components: readonly DrawComponent[]
  readonly chosen: ChosenDraws
  /** In an order in which each comes after all it needs. */
  readonly calculated: readonly CompiledCalculated[]
  readonly setting: FormulaSetting
  readonly findings: readonly Finding[]
}

interface Work {
  readonly content: ProblemContent
  readonly byName: Map<string, Variable>
  readonly setting: FormulaSetting
  readonly findings: Finding[]
}

function report(work: Work, ...[level, path, said, code]: Parameters<Report>): void {
  work.findings.push({ level, path, ...saidBy(said), ...(code === undefined ? {} : { code }) })
}

function collectNames(content: ProblemContent, findings: Finding[]): Map<string, Variable> {
  const byName = new Map<string, Variable>()
  for (const [index, variable] of content.variables.entries()) {
    const path = `variables.${index}.name`
    const issue = variableNameRefusal(variable.name)
    if (issue !== undefined) findings.push({ level: 'InvalidForSave', path, ...asRead(issue) })
    const name = canonicalName(variable.name)
    if (byName.has(name)) {
      findings.push({
        level: 'InvalidForSave',
        path,
        ...say('sameName', { name: variable.name }),
      })
    } else byName.set(name, variable)
  }
  return byName
}

function collectSources(content: ProblemContent, findings: Finding[]): readonly DrawSource[] {
  return content.variables.flatMap((variable, index) => {
    if (variable.variableType === 'CalculatedValue') return []
    const source = drawSource(variable)
    if ('count' in source) return [source]
    const path = `variables.${index}.parameters.${source.field}`
    const isEmpty = variable.variableType === 'NumberSet' && variable.parameters.values.length === 0
    const code = isEmpty ? 'VariableValuesNotProvided' : 'VariableValuesParseError'
    findings.push({ level: 'InvalidForUseError', path, ...saidBy(source), code })
    return []
  })
}

/** The calculated values that a formula needs, directly or through others, in their order. */
function neededBy(
  letters: readonly string[],
  calculated: readonly CompiledCalculated[],
): readonly CompiledCalculated[] {
  const needed = new Set(letters)
  // Going backwards, each value is looked at after all that need it.
  for (const { name, formula } of calculated.toReversed()) {
    if (needed.has(name)) for (const letter of formula.letters) needed.add(letter)
  }
  return calculated.filter(({ name }) => needed.has(name))
}

function compileConditions(
  work: Work,
  formulas: VariableFormulas,
  calculated: readonly CompiledCalculated[],
): readonly DrawCondition[] {
  return work.content.constraints.flatMap(({ formula }, index) => {
    const path = `constraints.${index}.formula`
    const tree = readFormula(formula, work.setting)
    const condition = tree.ok
      ? lettersAreNumbers(formulas, tree.value, formula, path)
        ? compileTreeCondition(tree.value, work.setting)
        : undefined
      : tree
    if (condition === undefined) return []
    if (condition.ok) {
      const needed = neededBy(condition.value.letters, calculated)
      const letters = new Set([...condition.value.letters, ...needed.flatMap((value) => value.formula.letters)])
      return [{ condition: condition.value, letters, calculated: needed, path, formula }]
    }
    report(work, 'InvalidForUseError', path, condition.issue, 'ConditionalClauseParseError')
    return []
  })
}

/** Single variables and linked draws as units; a linked draw whose members do not match is a finding. */
function collectUnits(work: Work, sources: readonly DrawSource[]): readonly DrawUnit[] {
  const free = new Map(sources.map((source) => [source.variable.id, source]))
  const units: DrawUnit[] = []
  for (const [index, { variableIds }] of work.content.linkedDraws.entries()) {
    const path = `linkedDraws.${index}.variableIds`
    const members = variableIds.flatMap((id) => free.get(id) ?? [])
    const canLink = members.every(({ variable, isList }) => variable.variableType !== 'RandomNumber' && !isList)
    if (members.length < variableIds.length || members.length < 2 || !canLink) {
      report(work, 'InvalidForUseError', path, say('linkedMembers'))
      continue
    }
    const count = members[0]?.count ?? 0
    if (members.some((member) => member.count !== count)) {
      report(work, 'InvalidForUseError', path, say('linkedUnequal'))
      continue
    }
    for (const member of members) free.delete(member.variable.id)
    units.push({ key: Math.min(...variableIds), count, sources: members })
  }
  for (const source of free.values()) {
    const { variable, count, drawSample, solving } = source
    const ofSample = { ...(drawSample && { drawSample }), ...(solving && { solving }) }
    units.push({ key: variable.id, count, sources: [source], ...ofSample })
  }
  return units
}

function mentions(unit: DrawUnit, condition: DrawCondition): boolean {
  return unit.sources.some(({ name }) => condition.letters.has(name))
}

/** Units that share a condition, directly or through others, make one component. */
function collectComponents(units: readonly DrawUnit[], conditions: readonly DrawCondition[]): readonly DrawComponent[] {
  let components: DrawComponent[] = units.map((unit) => ({ units: [unit], conditions: [] }))
  for (const condition of conditions) {
    const isTouched = ({ units: members }: DrawComponent): boolean => members.some((unit) => mentions(unit, condition))
    const touched = components.filter(isTouched)
    const joined: DrawComponent = {
      units: touched.flatMap((component) => component.units),
      conditions: [...touched.flatMap((component) => component.conditions), condition],
    }
    components = [...components.filter((component) => !isTouched(component)), joined]
  }
  return components
}

/** Reads, orders and checks the variables, linked draws and conditions of a problem. */
export function compileVariables(content: ProblemContent): CompiledVariables {
  const findings: Finding[] = []
  const byName = collectNames(content, findings)
  const drawn: Finding[] = []
  const sources = collectSources(content, drawn)
  const lists = new Set(sources.filter(({ isList }) => isList).map(({ name }) => name))
  const setting = formulaSetting([...byName.keys()], { lists, hasLists: hasListVariables(content.variables) })
  const work: Work = { content, byName, setting, findings }
  findings.push(...drawn)
  const formulas: VariableFormulas = {
    ...work,
    variables: content.variables,
    lists,
    report: (...given) => report(work, ...given),
  }
  const calculated = compileCalculated(formulas)
  const conditions = compileConditions(work, formulas, calculated)
  const components = collectComponents(collectUnits(work, sources), conditions)
  const chosen = compileChosenDraws(content, sources, components)
  // What does not fit a variable that cannot be read is no news.
  if (findings.length === 0) findings.push(...chosen.findings)
  return { byName, sources, components, chosen, calculated, setting, findings }
}
