import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy in front of the product that cuts every connection so long after it was opened, whatever is on its way. */
export async function createCuttingProxy(productPort: number, cutMilliseconds: number) {
  const open = new Set<Socket>()
  let cuts = 0
  const server = createServer((browser) => {
    const product = connect(productPort, '127.0.0.1')
    const end = (): void => {
      clearTimeout(timer)
      for (const socket of [browser, product]) {
        socket.destroy()
        open.delete(socket)
      }
    }
    const timer = setTimeout(() => {
      cuts += 1
      browser.resetAndDestroy()
      end()
    }, cutMilliseconds)
    for (const socket of [browser, product]) {
      open.add(socket)
      socket.on('error', end).on('close', end)
    }
    browser.pipe(product).pipe(browser)
  })
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0, backlog: 2048 }, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
