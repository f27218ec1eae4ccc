import { writeFile } from 'node:fs/promises'
import { firefox } from './peramban/firefox.ts'
import { POSISI, type Tab } from './peramban/tab.ts'
import { webkit } from './peramban/webkit.ts'
import { putSlip } from './slip.ts'
import { type Rekan, expect, test } from './test.ts'

// [UJI-11] `npm run peramban` walks all journeys in both browsers and is refused where one is missing;
// the suite signs in and punches in those that are there.
const SEMUA = process.env['PERAMBAN'] === 'semua'
const SITI = 'karyawan@rekan.example'
const KOORDINATOR = 'koordinator@rekan.example'

/** Once it can be pressed: the drivers press a disabled one too, in vain. */
const button = (name: string) =>
  `//button[not(@disabled)][normalize-space(.)='${name}' or @aria-label='${name}']`
const link = (name: string) => `//a[normalize-space(.)='${name}' or @aria-label='${name}']`
const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(.), '${label}')]/@for]`
const text = (part: string) => `//*[text()[contains(., '${part}')]]`

async function login(tab: Tab, rekan: Rekan, email: string): Promise<void> {
  await tab.open(rekan.origin)
  await tab.type(field('Email atau kode karyawan'), email)
  await tab.type(field('Kata sandi'), 'RekanDemo2026')
  await tab.click(button('Masuk'))
}

/** Ends the session of the one before. */
async function logout(tab: Tab, rekan: Rekan): Promise<void> {
  await tab.open(`${rekan.origin}/favicon.svg`)
  await tab.run('localStorage.clear()')
}

/** A camera and a position where the browser's driver can grant neither: what the app asks is the browser's own interface. */
const PERANTI = `
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640 })
  const paper = canvas.getContext('2d')
  setInterval(() => {
    for (let i = 0; i < 400; i += 1) {
      paper.fillStyle = 'hsl(' + Math.random() * 360 + ' 60% 60%)'
      paper.fillRect(Math.random() * 640, Math.random() * 640, 40, 40)
    }
  }, 50)
  const coords = ${JSON.stringify({ ...POSISI, altitude: null, altitudeAccuracy: null, heading: null, speed: null })}
  const told = (then) => setTimeout(() => then({ coords, timestamp: Date.now() }), 0)
  const geolocation = { getCurrentPosition: told, watchPosition: (then) => (told(then), 1), clearWatch() {} }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  const mediaDevices = { getUserMedia: async () => canvas.captureStream(20), enumerateDevices: async () => [] }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  const query = async () => ({ state: 'granted', onchange: null, addEventListener() {}, removeEventListener() {} })
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true })
`

for (const peramban of [firefox, webkit]) {
  test.describe(peramban.nama, () => {
    let tab: Tab
    test.beforeEach(async () => {
      if (peramban.kurang !== undefined && SEMUA)
        throw new Error(`${peramban.nama} belum ada: ${peramban.kurang}`)
      test.skip(peramban.kurang !== undefined, `${peramban.nama} belum ada: ${peramban.kurang}`)
      test.setTimeout(180_000)
      tab = await peramban.start()
    })
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter's shape
    test.afterEach(async ({}, info) => {
      if (info.status !== info.expectedStatus)
        await writeFile(info.outputPath('layar.png'), await tab.picture())
      await tab?.close()
    })

    test(`[UJI-16] ${peramban.nama}: somebody signs in and checks in`, async ({ rekan }) => {
      await login(tab, rekan, SITI)
      await tab.see(text('Belum presensi'))
      if (peramban === webkit) await tab.run(PERANTI)
      await tab.click(link('Check In'))
      await tab.click(button('Ambil foto'))
      await tab.see(text('Check in tercatat'))
      const [punch] = await rekan.sql(
        'select jenis, lokasi, tipe from presensi_kejadian e join presensi_selfie s on s.kejadian_id = e.id',
      )
      expect(punch).toEqual({ jenis: 'check_in', lokasi: 'dalam', tipe: 'image/png' })

      if (!SEMUA) return
      await test.step('asks for a day off', async () => {
        await tab.open(`${rekan.origin}/perizinan/create`)
        await tab.click("//label[starts-with(normalize-space(.), 'Izin')]")
        await tab.type("//*[@aria-label='Tanggal: mulai']", '27/11/2026')
        await tab.type("//*[@aria-label='Tanggal: selesai']", '27/11/2026')
        await tab.type(field('Keterangan'), 'Urusan keluarga.')
        await tab.click(button('Ajukan'))
        await tab.see(text('terkirim.'))
      })
      await test.step('reads a payslip', async () => {
        await putSlip(rekan, { bulan: 10, isTerbit: true })
        await tab.open(`${rekan.origin}/payroll`)
        await tab.click("//article[contains(., 'Oktober 2026')]//a")
        await tab.see(text('Gaji bersih'))
      })
      await test.step('and the coordinator approves', async () => {
        await logout(tab, rekan)
        await login(tab, rekan, KOORDINATOR)
        await tab.see(link('Izin'))
        await tab.open(`${rekan.origin}/izin`)
        await tab.click(button('Setujui Siti Rahmawati'))
        await tab.see(text('tersimpan'))
        const [leave] = await rekan.sql("select status from absensi where keterangan = 'Urusan keluarga.'")
        expect(leave).toEqual({ status: 'disetujui' })
      })
    })
  })
}
