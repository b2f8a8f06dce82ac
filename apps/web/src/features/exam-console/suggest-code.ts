/** Letters and digits that are not taken for one another when they are read aloud or off a board; 32, so that none is likelier. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 6

/** A new access code, such as K7F2QD. */
export function suggestCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength))
  return Array.from(bytes, (byte) => characters[byte % characters.length]).join('')
}
