/** Passwords are long rather than curious. */
export const passwordMinimumLength = 12
