import accepts from '@fastify/accepts'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance, type RouteOptions } from 'fastify'
import qs from 'qs'
import { mountAbsensi } from './features/pengajuan/absensi.routes.ts'
import { mountMejaKaryawan } from './features/karyawan/meja/meja.routes.ts'
import { createTangguh } from './features/pengajuan/izin-ajukan/tangguh.service.ts'
import { createCatatSakit } from './features/pengajuan/meja/catat.service.ts'
import { mountMejaPengajuan } from './features/pengajuan/meja/meja.routes.ts'
import { mountAuth } from './features/auth/auth.routes.ts'
import { mountDokumen } from './features/dokumen/dokumen.routes.ts'
import { mountFaktor } from './features/auth/faktor.routes.ts'
import { mountUndangan } from './features/auth/undangan.routes.ts'
import { mountCuti } from './features/pengajuan/cuti.routes.ts'
import { mountJadwal, mountKalender } from './features/jadwal/jadwal.routes.ts'
import { mountImporKaryawan } from './features/karyawan/impor.routes.ts'
import { mountKaryawan } from './features/karyawan/karyawan.routes.ts'
import { mountBulan } from './features/bulan/bulan.routes.ts'
import { mountCari } from './features/kelola/cari/cari.routes.ts'
import { mountTampilan } from './features/kelola/tampilan/tampilan.routes.ts'
import { mountKerangka } from './features/kelola/kerangka/kerangka.routes.ts'
import { mountLembar } from './features/kelola/lembar/lembar.routes.ts'
import { mountMulai } from './features/kelola/mulai/mulai.routes.ts'
import { mountBeritaAcara } from './features/berita-acara/berita-acara.routes.ts'
import { mountKlien } from './features/klien/klien.routes.ts'
import { mountKontrak } from './features/kontrak/kontrak.routes.ts'
import { mountPeristiwa } from './features/kelola/peristiwa/peristiwa.routes.ts'
import { mountHariIni } from './features/papan/hari-ini/hari-ini.routes.ts'
import { mountLaporan } from './features/laporan/laporan.routes.ts'
import { mountLaporanTersimpan } from './features/laporan/kirim/tersimpan.routes.ts'
import { mountLembur } from './features/pengajuan/lembur/lembur.routes.ts'
import { mountNotifikasi } from './features/notifikasi/notifikasi.routes.ts'
import { mountPush } from './features/notifikasi/push.routes.ts'
import { mountPintuKelola } from './features/pintu/kelola.routes.ts'
import { mountLembarKlien } from './features/pintu/lembar.routes.ts'
import { mountPintu } from './features/pintu/pintu.routes.ts'
import { mountPengajuan } from './features/pengajuan/pengajuan.routes.ts'
import { mountTandaBukti } from './features/presensi/bukti/bukti.routes.ts'
import { mountPonsel } from './features/presensi/luring/ponsel.routes.ts'
import { mountRegu } from './features/presensi/regu/regu.routes.ts'
import { mountPengingat } from './features/presensi/pengingat/pengingat.routes.ts'
import { mountPajak } from './features/pajak/pajak.routes.ts'
import { listAkibatGaji } from './features/payroll/akhir/akibat.service.ts'
import { mountTanyaGaji } from './features/payroll/tanya.routes.ts'
import { mountBerkasGaji } from './features/payroll/berkas.routes.ts'
import { mountPeriksaGaji } from './features/payroll/periksa.routes.ts'
import { mountProsesGaji } from './features/payroll/proses.routes.ts'
import { mountPayrollKelola } from './features/payroll/kelola.routes.ts'
import { mountTitipan } from './features/payroll/titipan.routes.ts'
import { mountPayroll } from './features/payroll/payroll.routes.ts'
import { endDiKantor } from './features/penempatan/tutup.service.ts'
import { listBukanUrusan, perwakilan } from './features/penempatan/urusan.service.ts'
import { mountPenempatan } from './features/penempatan/penempatan.routes.ts'
import { mountMasaSimpan } from './features/presensi/simpan/penahanan.routes.ts'
import { mountPresensiBanyak } from './features/presensi/banyak/banyak.routes.ts'
import { mountCetakPresensi } from './features/presensi/cetak/cetak.routes.ts'
import { mountMejaPresensi } from './features/presensi/meja/meja.routes.ts'
import { mountKodePos } from './features/presensi/kode-pos/kode.routes.ts'
import { mountPemutihan } from './features/presensi/pemutihan/pemutihan.routes.ts'
import { mountPresensi } from './features/presensi/presensi.routes.ts'
import { mountReference } from './features/reference/reference.routes.ts'
import { mountAturanKerja } from './features/perusahaan/aturan-kerja.routes.ts'
import { mountPengaturan } from './features/perusahaan/pengaturan.routes.ts'
import { mountPengumuman } from './features/pengumuman/pengumuman.routes.ts'
import { mountPerubahan } from './features/karyawan/ubah/perubahan.routes.ts'
import { freezeRentang } from './features/presensi/hari/beku.service.ts'
import { mountJadwalKerja } from './features/perusahaan/jam-kerja/jadwal-kerja.routes.ts'
import { mountLokasi } from './features/perusahaan/meja/lokasi.routes.ts'
import { mountKop } from './features/perusahaan/kop/perusahaan.routes.ts'
import { listLokasiDikoordinasi } from './features/penempatan/pengganti.sql.ts'
import { mountPerusahaan } from './features/perusahaan/perusahaan.routes.ts'
import { mountJumlah } from './features/beranda/jumlah.routes.ts'
import { mountProfil } from './features/beranda/profil.routes.ts'
import { mountMejaAudit } from './features/sistem/meja/audit.routes.ts'
import { mountSistem } from './features/sistem/sistem.routes.ts'
import { correctAbsensi } from './features/pengajuan/izin-putusan/ulang.service.ts'
import { mountAlarm } from './features/papan/alarm/alarm.routes.ts'
import { mountPenggantian } from './features/penggantian/penggantian.routes.ts'
import { mountRoster } from './features/roster/roster.routes.ts'
import { mountShift } from './features/shift/shift.routes.ts'
import { mountUpah } from './features/upah/upah.routes.ts'
import { mountCors } from './platform/cors.ts'
import { mountDemoDoor } from './platform/demo-door.ts'
import type { Deps } from './platform/deps.ts'
import { refuse } from './platform/errors.ts'
import { mountDocs } from './platform/docs.routes.ts'
import {
  answerFailures,
  answerFrameworkError,
  answerSocketFailure,
  notFound,
  writeRefusal,
} from './platform/failures.ts'
import { mountFiles } from './platform/files.routes.ts'
import { mountPeta } from './platform/peta.ts'
import { mountHealth } from './platform/health.ts'
import { createFormReader } from './platform/form.ts'
import { createMount } from './platform/http.ts'
import type { Log } from './platform/log.ts'
import { HTTPS_ONLY, type SecureHeaders, pickHeaders, secureHeaders } from './platform/headers.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Settings } from './platform/settings.ts'
import { MAX_CONNECTIONS, watchSockets } from './platform/sockets.ts'
import type { TlsPair } from './platform/tls.ts'
import { judgeUnrouted } from './platform/verbs.ts'
import { tellStop } from './platform/stop.ts'
import { isHashed, serveWeb } from './platform/web.ts'
import { FIELDS, REFUSALS } from './refusals.ts'

export type AppOptions = {
  readonly deps: Deps
  readonly log: Log
  /** The built web app; null: the API alone. */
  readonly webDir: string | null
  /** Told of every route as it is mounted. */
  readonly onRoute?: (route: RouteOptions) => void
  /** How long a whole request may take to arrive. */
  readonly requestTimeoutMs?: number
  /** How long a connection may bring nothing of a request that it has begun. */
  readonly stalledMs?: number
  /** Serves HTTPS with this pair; else plain HTTP. */
  readonly tls?: TlsPair | null
  readonly trustProxy?: Settings['trustProxy']
  readonly corsOrigins?: Settings['corsOrigins']
  readonly serviceWorker?: boolean
  readonly metrics?: Metrics | null
  /** A demo that nobody asked to be shown to others: it answers its own machine alone */
  readonly isClosedDemo?: boolean
  readonly maxConnections?: number
  /** Bytes that the files of all requests at work may take in memory together */
  readonly maxUploadBytes?: number
}

/** A slow phone may take its time with a photo, but not forever. */
const REQUEST_TIMEOUT_MS = 120_000
/** So long nothing may come, of a head or of a body. */
const STALLED_MS = 20_000
/** How often node looks for heads and requests whose time is over */
const LOOK_EVERY_MS = 5000
/** A thousand selfies of usual size. */
const MAX_UPLOAD_BYTES = 128 * 1024 * 1024

/** Mounts the features under /api and the web app beside it. Opens no port, so that tests inject. */
export async function createApp({
  deps,
  log,
  webDir,
  onRoute,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  stalledMs = STALLED_MS,
  tls = null,
  trustProxy = [],
  corsOrigins = [],
  serviceWorker = true,
  metrics = null,
  isClosedDemo = false,
  maxConnections = MAX_CONNECTIONS,
  maxUploadBytes = MAX_UPLOAD_BYTES,
}: AppOptions): Promise<FastifyInstance> {
  const headers = await secureHeaders({
    webDir,
    hasOtherOrigins: corsOrigins.length > 0,
    tiles: deps.mapTiles?.jenis === 'alamat' ? deps.mapTiles.origin : null,
  })
  const isHttps = deps.publicUrl.startsWith('https:')
  const server = {
    connectionsCheckingInterval: Math.min(stalledMs / 4, LOOK_EVERY_MS),
    // Node swaps the two when the head's is the longer one.
    headersTimeout: Math.min(requestTimeoutMs, stalledMs),
    handshakeTimeout: stalledMs,
    // Its absence is answered by us, in our shape.
    requireHostHeader: false,
  }
  const app = Fastify({
    // Typed as the plain one: an HTTPS server of Node's has all of it.
    ...((tls ? { https: { ...server, ...tls } } : { http: server }) as { http: typeof server }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.random.kode(),
    requestTimeout: requestTimeoutMs,
    clientErrorHandler: answerSocketFailure(headers),
    forceCloseConnections: 'idle',
    // What has been accepted is answered.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError(headers),
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: (text) => qs.parse(text, { depth: 1, parameterLimit: 50, ignoreQueryPrefix: true }),
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (isHttps && request.protocol === 'https') reply.headers(HTTPS_ONLY)
    const { httpVersion, headers: sent } = request.raw
    if (sent.host === undefined && httpVersion === '1.1') throw refuse('PERMINTAAN_RUSAK')
  })
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '')
    const lean = pickHeaders(headers, type, isHashed(reply))
    if (lean === null) return
    for (const name of Object.keys(headers))
      // What a route has set by itself stays.
      if (name !== 'cache-control' && lean[name] === undefined && reply.getHeader(name) === headers[name])
        reply.removeHeader(name)
    reply.headers(lean)
  })
  if (isClosedDemo) mountDemoDoor(app, deps.clock)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    metrics?.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  tellStop(app)
  app.leaving.streams.add(deps.reader.stop)
  answerFailures(app, FIELDS)
  answerWithoutRoute(app, headers)
  watchSockets(app, { most: maxConnections, stalledMs, isBehindProxy: trustProxy.length > 0 }, metrics)
  await app.register(
    async (api) => {
      await mountCors(api, corsOrigins)
      judgeUnrouted(api)
      await api.register(accepts)
      await api.register(multipart, { throwFileSizeLimit: false })
      parseJsonAlone(api)
      mountHealth(api, deps)
      mountFiles(api, deps)
      mountPeta(api, deps)
      mountDocs(api, REFUSALS)
      const mount = createMount(api, deps, createFormReader(maxUploadBytes), perwakilan)
      mountAuth(mount, deps)
      mountFaktor(mount, deps)
      mountUndangan(mount, deps)
      mountProfil(mount, deps)
      mountJumlah(mount, deps)
      mountPerubahan(mount, deps)
      mountReference(mount, deps)
      mountPresensi(mount, deps, createTangguh(deps))
      mountMejaPresensi(mount, deps)
      mountCetakPresensi(mount, deps)
      mountPresensiBanyak(mount, deps)
      mountKodePos(mount, deps)
      mountPemutihan(mount, deps)
      mountRegu(mount, deps)
      mountPonsel(mount, deps)
      mountTandaBukti(mount, deps)
      mountMasaSimpan(mount, deps)
      mountJadwal(mount, deps)
      mountKaryawan(mount, deps, listAkibatGaji)
      mountImporKaryawan(mount, deps)
      mountPenempatan(mount, deps)
      mountPerusahaan(mount)
      mountKop(mount, deps)
      mountLokasi(mount, deps, { endPenempatan: endDiKantor, listDikoordinasi: listLokasiDikoordinasi })
      mountShift(mount, deps)
      mountKlien(mount, deps)
      mountBeritaAcara(mount, deps)
      mountPintu(mount, deps)
      mountLembarKlien(mount, deps)
      mountPintuKelola(mount, deps)
      mountRoster(mount, deps, correctAbsensi)
      mountLaporan(mount, deps)
      mountLaporanTersimpan(mount, deps)
      mountAlarm(mount, createCatatSakit(deps))
      mountPenggantian(mount, deps)
      mountAbsensi(mount, deps)
      mountMejaPengajuan(mount, deps)
      mountMejaKaryawan(mount, deps, listAkibatGaji)
      mountLembur(mount, deps)
      mountUpah(mount, deps)
      mountKontrak(mount, deps)
      mountPajak(mount, deps)
      mountDokumen(mount, deps)
      mountPayroll(mount, deps)
      mountPayrollKelola(mount, deps)
      mountProsesGaji(mount, deps)
      mountTitipan(mount, deps)
      mountBerkasGaji(mount, deps)
      mountTanyaGaji(mount, deps)
      mountPeriksaGaji(mount, deps)
      mountBulan(mount, deps)
      mountCuti(mount, deps)
      mountPengajuan(mount, deps)
      mountPengaturan(mount, deps)
      mountAturanKerja(mount, deps)
      mountJadwalKerja(mount, deps, freezeRentang, listBukanUrusan)
      mountHariIni(mount, deps)
      mountPengumuman(mount, deps)
      mountNotifikasi(mount, deps)
      mountPush(mount, deps)
      mountSistem(mount, deps)
      mountMejaAudit(mount, deps)
      mountKerangka(mount, deps)
      mountTampilan(mount, deps)
      mountLembar(mount, deps)
      mountMulai(mount, deps)
      mountCari(mount, deps)
      app.leaving.streams.add(mountPeristiwa(mount, deps))
      mountPengingat(mount, deps)
      api.setNotFoundHandler(notFound)
    },
    { prefix: '/api' },
  )
  mountKalender(app, deps)
  if (webDir === null) app.setNotFoundHandler(notFound)
  else await serveWeb(app, webDir, serviceWorker)
  return app
}

/** What node would answer by itself, or not at all. */
function answerWithoutRoute({ server }: FastifyInstance, headers: SecureHeaders): void {
  server.on('connect', (_request, socket) => {
    writeRefusal(socket, refuse('CARA_SALAH'), { ...headers, allow: 'GET, HEAD, OPTIONS' })
    socket.destroy()
  })
  // An expectation we do not know is none of ours to judge (RFC 9110, 10.1.1, allows to ignore it).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** JSON is the only body beside forms; a call without a body may still say it sends some. */
function parseJsonAlone(api: FastifyInstance): void {
  api.removeContentTypeParser('text/plain')
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
