import type { Browser, BrowserContext } from '@playwright/test'
import { DEMO_PASSWORD } from '../../apps/server/src/demo/orang/akun.ts'
import { DI_DALAM } from '../../apps/server/test/selfie.ts'

/** Signs one of the invented company in, and gives their token. */
export async function login(origin: string, email = 'karyawan@rekan.example'): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** A guard's phone at the head office, which may use position and camera, and has nothing but who is signed in. */
export async function openPhone(browser: Browser, baseURL: string, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    geolocation: {
      latitude: Number(DI_DALAM.latitude),
      longitude: Number(DI_DALAM.longitude),
      accuracy: 12,
    },
    permissions: ['geolocation', 'camera'],
  })
  await context.addInitScript((kept) => localStorage.setItem('rekan.token', kept), token)
  return context
}
