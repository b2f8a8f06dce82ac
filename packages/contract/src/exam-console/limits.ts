export const announcementMaximumLength = 1000

/** How often the console asks for what has changed. */
export const consoleIntervalMilliseconds = 3000

/** A page that was not seen for so long is lost. */
export const lostAfterSeconds = 60
/** Whoever works and saves nothing for so long may need help. */
export const silentAfterSeconds = 300
