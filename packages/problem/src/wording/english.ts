/** English made of a message with names and plurals. */

import { formatCount } from '../numbers/counts.ts'

/** The names that stand in a text as `{name}`, or decide on a plural. */
export type NamesIn<Text extends string> = Text extends `${infer Before}{${infer Name}}${infer Rest}`
  ? NameOf<Before, Name> | NamesIn<Rest>
  : never
type NameOf<Before extends string, Name extends string> = Name extends `${infer Count}, plural${string}`
  ? Count
  : Before extends ' other '
    ? never
    : Name

const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g

/** The text with what `written` says of each name; of a plural, the count is among `params`. */
export function inEnglish(
  text: string,
  params: Readonly<Record<string, unknown>>,
  written: (name: string) => string,
): string {
  return text
    .replaceAll(plural, (_, name: string, one: string, other: string) => {
      const count = Number(params[name])
      return (count === 1 ? one : other).replace('#', formatCount(count))
    })
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => written(name))
}
