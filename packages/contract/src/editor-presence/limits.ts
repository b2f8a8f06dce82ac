/** How often an open editor says that it is open. */
export const presenceIntervalMilliseconds = 6000

/** Somebody whose editor has been silent for longer is gone. A tab in the background speaks once a minute. */
export const presenceSeconds = 75
