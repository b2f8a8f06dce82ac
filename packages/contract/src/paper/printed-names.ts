const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The number of a question on a sheet and in files of marks: `2`, or `2b` where its problem has several.
 *
 * @example
 * questionNumberOf(2, 1, 3) // '2b': the second of three questions of problem 2
 */
export function questionNumberOf(position: number, index: number, count: number): string {
  return `${position}${count > 1 ? (letters[index] ?? index + 1) : ''}`
}

/** The order of questions by their numbers: `2b` before `10`. */
export function compareQuestionNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** The letter of a choice on a sheet, by its place from 0: `A` for the first. Behind `Z` they are numbered. */
export function choiceLetterOf(index: number): string {
  return letters[index]?.toUpperCase() ?? String(index + 1)
}

/** The place of a choice by its letter, in capitals; −1 where it is none. */
export function choiceIndexOf(letter: string): number {
  return letters.toUpperCase().indexOf(letter)
}
