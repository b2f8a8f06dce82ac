/** Prepares each item while the one before is finished. Ends when nothing goes on any more, also where a step fails. */
export async function overlap<Item, Ready>(
  items: Iterable<Item>,
  prepare: (item: Item) => Promise<Ready>,
  finish: (ready: Ready) => Promise<void>,
): Promise<void> {
  let finishing = Promise.resolve()
  for (const item of items) {
    const [prepared, finished] = await Promise.allSettled([prepare(item), finishing])
    if (finished.status === 'rejected') throw finished.reason
    if (prepared.status === 'rejected') throw prepared.reason
    finishing = finish(prepared.value)
  }
  await finishing
}
