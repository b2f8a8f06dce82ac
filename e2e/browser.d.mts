/** A Chromium and the environment it needs. */
export function findBrowser(): Promise<{ path: string; env: NodeJS.ProcessEnv }>
