/**
 * Has the worker keep the files that this page came with: it verifies receipts without a network from then on. The page's
 * first files were fetched before there was a worker to keep them.
 */
export async function storeOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  if (active === null) return
  if (navigator.serviceWorker.controller === null)
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  await Promise.allSettled(files.map((file) => fetch(file)))
}
