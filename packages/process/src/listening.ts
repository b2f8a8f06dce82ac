/** Where a process wants to take calls. */
export interface Place {
  readonly host: string
  readonly port: number
}

function describeRefusal(code: string, { host, port }: Place): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Another program uses port ${port} of ${host} (${code}). End it, or set PORT to another port.`
    case 'EACCES':
      return `This user may not use port ${port} of ${host} (${code}). Set PORT to one from 1024 on.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine (${code}). Set HOST to one that it has, or to 0.0.0.0 for all of them.`
    default:
      return undefined
  }
}

/** Listens; what stands in the way is said with the setting that mends it. */
export async function listenAt(place: Place, listen: (place: Place) => Promise<unknown>): Promise<void> {
  try {
    await listen(place)
  } catch (cause) {
    const message = describeRefusal((cause as { readonly code?: string }).code ?? '', place)
    throw message === undefined ? cause : new Error(message, { cause })
  }
}
