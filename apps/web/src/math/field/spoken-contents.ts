import type { MathfieldElement } from 'mathlive'
import { asPageSays } from '../speech/mathlive/speak-as-page.ts'

/** MathLive has rules of speech for English alone; what is put into them is English until all is said in another language. */
const speechOfMathLive = {
  close: (name: string) => ` close ${name} `,
  capital: (letter: string) => `capital ${letter}`,
  bracket: (which: string) => `${which} bracket`,
}

const fence = /open (brace|bracket|square bracket)|close (?:brace|bracket|square bracket)|\?/g

/** MathLive says `?` for a bracket that it has closed by itself, and no space behind a brace. */
function withClosedFences(spoken: string): string {
  const open: string[] = []
  return spoken.replaceAll(fence, (found, name: string | undefined) => {
    if (name !== undefined) open.push(name)
    const last = name === undefined ? open.pop() : undefined
    return found === '?' && last !== undefined ? speechOfMathLive.close(last) : ` ${found} `
  })
}

/** MathLive's words for a formula, without its marks for pauses and quoted letters: `'X'` is x, `'capital X'` a capital. */
export function plainSpeech(spoken: string): string {
  const named = spoken
    .replaceAll(/'(capital )?([A-Z])'/g, (_, capital: string | undefined, letter: string) =>
      capital === undefined ? letter.toLowerCase() : speechOfMathLive.capital(letter),
    )
    .replaceAll(/(open|close) paren\./gi, (_, which: string) => speechOfMathLive.bracket(which.toLowerCase()))
  return withClosedFences(named)
    .replaceAll(/\s+(?=[,.;])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * Tells assistive technology what stands in the field, as spoken mathematics (“start fraction x over 2”), behind its
 * name. MathLive names the part that has the focus, and gives it no value.
 */
export function describeContents(field: MathfieldElement, value: string, description: string): void {
  const sink = field.shadowRoot?.querySelector('.ML__keyboard-sink')
  // The value stands in the field by now, in the spelling of the field.
  const spoken = value === '' ? '' : asPageSays(plainSpeech(field.getValue('spoken-text')))
  const said = [spoken, description].filter((part) => part !== '').join('. ')
  if (said === '') sink?.removeAttribute('aria-description')
  else sink?.setAttribute('aria-description', said)
}
