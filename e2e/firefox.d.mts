/** Where Firefox is: `FIREFOX_PATH`, or an installed one. */
export declare function findFirefox(): string
