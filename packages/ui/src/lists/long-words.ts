/** Whether a text has an e-mail address or a key in it that no column has room for; an ordinary word is shorter. */
export function isLongWord(text: string): boolean {
  return /\S{24}/.test(text)
}
