/** One line of a stack, as error reporting wants it. */
interface StackFrame {
  readonly filename: string
  readonly function: string
  readonly lineno: number
  readonly colno: number
  readonly in_app: boolean
}

const line = /^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/

/** The frames of a stack, the outermost first. */
export function stackFramesOf(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((text): StackFrame[] => {
      const [, name = '?', filename, lineNumber, columnNumber] = line.exec(text) ?? []
      if (filename === undefined) return []
      const inApp = !/node_modules|^node:/.test(filename)
      return [{ filename, function: name, lineno: Number(lineNumber), colno: Number(columnNumber), in_app: inApp }]
    })
    .toReversed()
}
