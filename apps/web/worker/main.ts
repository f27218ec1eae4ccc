import { TAG_SYNC } from '../src/lib/kotak/kirim.ts'
import { sendKotak } from './kotak.ts'
import { openPush, renewSubscription, showPush } from './push.ts'
import {
  answerFile,
  answerPage,
  dropOld,
  dropUnfinished,
  fillShell,
  isFile,
  isPage,
  noteOldPages,
  refreshPage,
} from './shell.ts'

declare const self: ServiceWorkerGlobalScope

// Keeps the shell of one build, shows pushes and sends what is in the outbox. Nothing else of a person passes through it:
// calls go to the server untouched, and it has a token only while something waits to be sent (docs/decisions/0006).

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell().then(() => self.skipWaiting(), dropUnfinished))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(noteOldPages().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    if (!isPage(pathname)) return
    event.respondWith(answerPage(event.request))
    event.waitUntil(Promise.all([refreshPage(), dropOld()]))
  } else if (isFile(pathname)) event.respondWith(answerFile(event.request))
})

// Of the browsers that have it, woken once there is a network: what is in the outbox goes out though no page is open.
self.addEventListener('sync' as 'message', (event) => {
  const { tag } = event as unknown as { readonly tag: string }
  if (tag === TAG_SYNC) event.waitUntil(sendKotak())
})

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as ExtendableEvent & {
    readonly oldSubscription?: PushSubscription | null
  }
  ;(event as ExtendableEvent).waitUntil(renewSubscription(oldSubscription ?? null))
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)))
