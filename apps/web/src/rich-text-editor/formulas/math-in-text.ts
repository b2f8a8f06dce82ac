import { formulaFromText, isSound } from '../../math/index.ts'

/** A formula between its delimiters in a text. */
interface MathInText {
  readonly from: number
  readonly to: number
  readonly latex: string
  readonly isDisplay: boolean
}

const environments = 'equation|align|gather|displaymath|cases|[pbvBV]?matrix'

/** Display first: two dollars are no empty formula. */
const display = String.raw`\$\$(?:[^$]|\\\$)+\$\$|\\\[[\s\S]+?\\\]|\\begin\{(${environments})(\*?)\}[\s\S]+?\\end\{\1\2\}`
// Amounts of money have a space or a digit around their signs: "$5 and $6" stays text.
const inline = String.raw`\\\((?:[\s\S]+?)\\\)|(?<![\w$\\])\$[^\s$](?:[^$]*[^\s$\\])?\$(?![\w$])`
const everything = new RegExp(`(?<display>${display})|${inline}`, 'g')

/** The formulas in a text. What is not a whole formula stays text. */
export function mathInText(text: string): readonly MathInText[] {
  return [...text.matchAll(everything)].flatMap((match) => {
    const { format, text: latex } = formulaFromText(match[0])
    const [from, to] = [match.index, match.index + match[0].length]
    if (format !== 'latex' || latex === '' || !isSound(latex)) return []
    return [{ from, to, latex, isDisplay: match.groups?.['display'] !== undefined }]
  })
}

/** The formula that the last sign of a text has closed. */
export function mathAtEnd(text: string): MathInText | undefined {
  return mathInText(text).find(({ to }) => to === text.length)
}

/** Whether what comes next stands in a formula that is not closed yet: there `{n}` is LaTeX and no variable. */
export function isInOpenMath(text: string): boolean {
  const rest = text.slice(mathInText(text).at(-1)?.to ?? 0)
  return openDollar.test(rest) || openBracket.test(rest) || openEnvironment.test(rest)
}

/** Behind a dollar that begins no amount of money. */
const openDollar = /(?<![\w$\\])\$\$?(?!\s|\d[\d.,]*(?:\s|$))[^$]*$/
const openBracket = /\\[([](?:(?!\\[)\]])[\s\S])*$/
const openEnvironment = new RegExp(String.raw`\\begin\{(${environments})\*?\}(?:(?!\\end\{\1)[\s\S])*$`)
