import type { Variable, VariableType } from '@isomorph/problem'

/** A variable as it begins: with values that work at once where there are sensible ones. */
export function newVariable(variableType: VariableType, name: string, nextId: () => number): Variable {
  const id = nextId()
  switch (variableType) {
    case 'NumberSet':
      return { id, name, variableType, parameters: { values: [] } }
    case 'RandomNumber':
      return {
        id,
        name,
        variableType,
        parameters: { min: '1', max: '10', step: '1', blacklist: [], numberFormatType: 'Number' },
      }
    case 'CalculatedValue':
      return {
        id,
        name,
        variableType,
        parameters: { formula: '', numberFormatType: 'Number', rounding: 2, usesValueAsShown: false },
      }
    case 'RichText':
      return {
        id,
        name,
        variableType,
        parameters: {},
        variableArtifacts: [0, 1].map((ordinal) => ({
          artifactType: 'TextArtifact' as const,
          id: nextId(),
          ordinal,
          text: '',
        })),
      }
  }
}

/** A list of random numbers. */
export function newList(name: string, nextId: () => number): Variable {
  const parameters = { min: '1', max: '10', step: '1', blacklist: [], numberFormatType: 'Number' as const, count: 10 }
  return { id: nextId(), name, variableType: 'RandomNumber', parameters }
}

/** Whether a variable has what its type needs; by it a pill is outlined or solid green. */
export function isDefined(variable: Variable): boolean {
  switch (variable.variableType) {
    case 'NumberSet':
      return variable.parameters.values.some((value) => value.trim() !== '')
    case 'RandomNumber': {
      const { min, max, step } = variable.parameters
      return [min, max, step].every((value) => value.trim() !== '')
    }
    case 'CalculatedValue':
      return variable.parameters.formula.trim() !== ''
    case 'RichText':
      return true
  }
}

/** The first usual name that is free: a, b, c, … without letters that mean something else. */
export function freeName(taken: readonly string[]): string {
  const letters = Array.from('abcdfghkmnpqrstuvwxyz')
  const letter = letters.find((each) => !taken.includes(each))
  if (letter !== undefined) return letter
  let number = 1
  while (taken.includes(`a_${number}`)) number += 1
  return `a_${number}`
}
