import { readTujuanPush } from '@rekan/domain/notifikasi/notifikasi'

declare const self: ServiceWorkerGlobalScope

/** Shows what was pushed and tells the open pages. A browser ends a subscription whose pushes show nothing. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, tujuan } = read(data)
  const options = {
    body,
    lang: 'id',
    icon: '/icons/192.png',
    // The same news again takes the place of the one before, and is heard.
    tag: title,
    renotify: true,
    data: { tujuan },
  }
  const [pages] = await Promise.all([openPages(), self.registration.showNotification(title, options)])
  for (const page of pages) page.postMessage({ jenis: 'notifikasi' })
}

/** Brings the app to the front, on the screen that the notification leads to. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close()
  const { tujuan } = notification.data as { readonly tujuan: string }
  const pages = await openPages()
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (page === undefined) return void (await self.clients.openWindow(tujuan))
  // Refused where the tap is not taken for one.
  await page.focus().catch(() => undefined)
  // The page goes there itself: it asks before it leaves what somebody has typed.
  page.postMessage({ jenis: 'buka', tujuan })
}

/**
 * Takes a new subscription where the browser has let the old one go. The worker has no token: the app tells the server
 * at its next start (`features/notifikasi/push/push.ts`).
 */
export async function renewSubscription(old: PushSubscription | null): Promise<void> {
  if (old !== null) await self.registration.pushManager.subscribe(old.options)
}

/** As the server sends it (its `platform/push.ts`), if it is from there. */
type Isi = { readonly title?: unknown; readonly body?: unknown; readonly tujuan?: unknown } | null

function read(data: PushMessageData | null) {
  const isi = parse(data)
  return {
    title: textOf(isi?.title) || APP_TITLE,
    body: textOf(isi?.body),
    tujuan: readTujuanPush(isi?.tujuan) ?? '/notifikasi',
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function parse(data: PushMessageData | null): Isi {
  try {
    return (data?.json() ?? null) as Isi
  } catch {
    // Not ours; shown nevertheless.
    return null
  }
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window' })
}
