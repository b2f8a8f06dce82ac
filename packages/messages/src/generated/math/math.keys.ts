// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface MathMessages {
  /** Math keyboard */
  readonly 'math.keyboard': undefined
  /** Complex */
  readonly 'math.keyboard.complex': undefined
  /** Functions */
  readonly 'math.keyboard.functions': undefined
  /** Greek */
  readonly 'math.keyboard.greek': undefined
  /** Numbers */
  readonly 'math.keyboard.numeric': undefined
  /** Math keyboard for {label} */
  readonly 'math.keyboard.of': { readonly label: string }
  /** Letters */
  readonly 'math.keyboard.roman': undefined
  /** Symbols */
  readonly 'math.keyboard.symbol': undefined
  /** Units */
  readonly 'math.keyboard.unit': undefined
  /** Pasted as {kind}. */
  readonly 'math.pasted': { readonly kind: string }
  /** As text */
  readonly 'math.pasted.asText': undefined
  /** an equation of Word */
  readonly 'math.pasted.word': undefined
  /** You typed {typed}, which can also mean {other}. It stands as {stands}. */
  readonly 'math.second': { readonly other: string; readonly stands: string; readonly typed: string }
  /** Keep {formula} */
  readonly 'math.second.keep': { readonly formula: string }
  /** Use {formula} */
  readonly 'math.second.use': { readonly formula: string }
}
