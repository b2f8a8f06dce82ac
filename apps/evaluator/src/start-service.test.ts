import { expect, it } from 'vitest'
import { startService } from './start-service.ts'

it('says which setting mends a port that another program uses', async () => {
  const host = '127.0.0.1'
  const service = await startService({ host, port: 0 }, 'silent')
  try {
    const port = Number(new URL(service.address).port)
    await expect(startService({ host, port }, 'silent')).rejects.toThrow(
      `Another program uses port ${port} of 127.0.0.1 (EADDRINUSE). End it, or set PORT to another port.`,
    )
    expect((await fetch(`${service.address}/healthz`)).status).toBe(200)
  } finally {
    await service.stop()
  }
})
