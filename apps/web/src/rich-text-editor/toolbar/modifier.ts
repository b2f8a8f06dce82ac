const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The key of shortcuts, as it is written in front of a letter. */
export const modifier = isApple ? '⌘' : 'Ctrl+'
