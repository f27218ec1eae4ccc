import { hashKey } from '@tanstack/react-query'
import { bulanLokal } from '@rekan/domain/bulan'
import { addHari, hariKe, tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom, UNREACHABLE } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { formatJamMenit, formatTanggal } from '../../lib/format.ts'
import { readBacaan, setBacaan } from '../../lib/kotak/simpan.ts'
import { untilFree } from '../../lib/jalur.ts'
import { sekitar } from '../../lib/query-client.ts'
import { sessionMark } from '../../lib/session.ts'
import { openData } from '../../lib/session-data.ts'
import { showToast } from '../../lib/toast.ts'
import { bekalQuery } from '../profil/diri/bekal.queries.ts'
import { jadwalQuery } from '../jadwal/jadwal.queries.ts'
import { perizinanMenungguQuery } from '../pengajuan/izin/menunggu.queries.ts'
import { zonaFrom } from '../profil/diri/profil.wire.ts'
import { profilQuery } from '../profil/diri/profil.queries.ts'

// What was read once can be read without a network, with the moment it was kept. Nothing is kept that is not listed here;
// never an amount of money, a signed link or other people.

/** Beginnings of the keys of what is kept, and what of it. */
const DISIMPAN: readonly {
  readonly kunci: readonly unknown[]
  readonly ringkas?: (data: never) => unknown
}[] = [
  { kunci: ['jadwal'] },
  { kunci: ['presensi', 'rekap'] },
  { kunci: ['presensi', 'bekal'] },
  { kunci: ['pengumuman'] },
  { kunci: ['absensi'] },
  { kunci: ['lembur', 'saya'] },
  { kunci: ['lembur', 'satu'] },
  { kunci: ['penempatan', 'koordinator'] },
  { kunci: ['payroll', 'tahun'], ringkas: tanpaJumlah },
]
/** Older than two weeks it says nothing of today. */
const UMUR_MS = 14 * 86_400_000
/** What forms need is asked for anew after so long. */
const SEHARI_MS = 86_400_000
const MAX_CHARS = 300_000
const TOAST = 'baca'

/** Keeps what is read from now on, and gives it where the server can't be reached. */
export function startBaca(): void {
  sekitar.ambil = async (queryFn, context, query) => {
    const ringkas = ringkasanOf(context.queryKey)
    if (ringkas === null) return queryFn(context)
    const sesi = sessionMark()
    try {
      const data = await queryFn(context)
      void storeBaca(query.queryHash, sesi, ringkas(data))
      prefetchMore(context.queryKey)
      return data
    } catch (error) {
      if (navigator.onLine && errorFrom(error).message !== UNREACHABLE) throw error
      const kept = await readBacaan(query.queryHash)
      if (kept === undefined || kept.sesi !== sesi || serverNow() - kept.pada > UMUR_MS) throw error
      void tellLama(kept.pada)
      // Asked for again as soon as there is a network.
      setTimeout(() => query.invalidate())
      return kept.data
    }
  }
  void storeEarlier().catch(() => undefined)
  void ensureBekal().catch(() => undefined)
  if (!navigator.onLine) void fetchAgain().catch(() => undefined)
}

/** Each contact with the server renews the works that a phone punches by where there is none. */
async function ensureBekal(): Promise<void> {
  const client = await openData()
  const renew = () => void client.query(bekalQuery).catch(() => undefined)
  client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (isAnswer && event.query.queryHash === hashKey(profilQuery.queryKey)) void untilFree().then(renew)
  })
  if (client.getQueryData(profilQuery.queryKey)?.isKept === false) renew()
}

/** A start without a network has asked in vain before this was here, or is about to. */
async function fetchAgain(): Promise<void> {
  const client = await openData()
  const fetchOpen = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status !== 'success' })
  await fetchOpen()
  await fetchOpen()
}

/** What goes with what was read. */
function prefetchMore(queryKey: readonly unknown[]): void {
  void prefetchPekan(queryKey).catch(() => undefined)
  void prefetchFormulir(queryKey).catch(() => undefined)
}

/** Who looks at this week has the next one too: two weeks can be read. */
async function prefetchPekan(queryKey: readonly unknown[]): Promise<void> {
  const client = await openData()
  const hariIni = client.getQueryData(profilQuery.queryKey)?.presensi?.tanggal
  if (hariIni === undefined) return
  const senin = addHari(hariIni, 1 - hariKe(hariIni))
  if (queryKey[0] === 'jadwal' && queryKey[1] === senin) await client.query(jadwalQuery(addHari(senin, 7)))
}

/** Who comes home can ask for leave and overtime later without a network: what their forms choose from is here. */
async function prefetchFormulir(queryKey: readonly unknown[]): Promise<void> {
  if (hashKey(queryKey) !== hashKey(perizinanMenungguQuery.queryKey)) return
  const client = await openData()
  const profil = client.getQueryData(profilQuery.queryKey)
  if (profil === undefined || profil.karyawanId === 0) return
  const bulan = bulanLokal(serverNow(), zonaFrom(profil))
  const isKept = async (key: readonly unknown[]) => {
    const kept = await readBacaan(hashKey(key))
    return kept?.sesi === sessionMark() && serverNow() - kept.pada < SEHARI_MS
  }
  const [{ koordinatorSayaQuery }, { jenisCutiQuery }] = await Promise.all([
    import('../penempatan/penempatan.queries.ts'),
    import('../pengajuan/cuti/cuti.queries.ts'),
  ])
  const [koordinator, jenisCuti] = [koordinatorSayaQuery(profil.karyawanId, bulan), jenisCutiQuery('')]
  if (!(await isKept(koordinator.queryKey))) await client.query(koordinator)
  if (!(await isKept(jenisCuti.queryKey))) await client.query(jenisCuti)
}

/** What was read before this was here. */
async function storeEarlier(): Promise<void> {
  const client = await openData()
  const sesi = sessionMark()
  for (const { queryHash, queryKey, state } of client.getQueryCache().getAll()) {
    const ringkas = ringkasanOf(queryKey)
    if (ringkas === null || state.data === undefined) continue
    void storeBaca(queryHash, sesi, ringkas(state.data), state.dataUpdatedAt + serverNow() - Date.now())
    prefetchMore(queryKey)
  }
}

/** What of a query's data is kept; null where none is. */
function ringkasanOf(queryKey: readonly unknown[]): ((data: unknown) => unknown) | null {
  const aturan = DISIMPAN.find(({ kunci }) => kunci.every((kata, i) => queryKey[i] === kata))
  return aturan === undefined ? null : ((aturan.ringkas ?? tanpaTautan) as (data: unknown) => unknown)
}

async function storeBaca(nama: string, sesi: string, data: unknown, pada = serverNow()): Promise<void> {
  if (sesi !== '' && sesi === sessionMark() && JSON.stringify(data).length <= MAX_CHARS)
    await setBacaan(nama, { sesi, data, pada })
}

/** Says since when what shows has been so, as long as it shows. */
async function tellLama(pada: number): Promise<void> {
  const zona = zonaFrom((await openData()).getQueryData(profilQuery.queryKey))
  const saat = `${formatTanggal(tanggalLokal(pada, zona))} pukul ${formatJamMenit(pada, zona)}`
  const alamat = location.pathname
  // Home says so itself, beside what it is about.
  if (alamat === '/home') return
  showToast(({ toast }) => {
    toast.info(`Belum terhubung ke server. Yang tampil keadaan ${saat}.`, { id: TOAST, duration: Infinity })
    const timer = setInterval(() => {
      if (location.pathname === alamat && !navigator.onLine) return
      clearInterval(timer)
      toast.dismiss(TOAST)
    }, 500)
  })
}

type SlipTahun = { readonly slip: readonly Readonly<Record<string, unknown>>[] }

/** Months and states of payslips: no figure of them, nor a note that may name one, nor whose one is to approve. */
function tanpaJumlah({ slip }: SlipTahun): unknown {
  return {
    slip: slip.map(({ id, bulan, tahun, jenis, status, revisi, terbitPada }) => ({
      id,
      bulan,
      tahun,
      jenis,
      status,
      revisi,
      terbitPada,
      gajiBersih: null,
      catatan: null,
      berkas: null,
    })),
    perluPersetujuan: [],
  }
}

/** Without signed links, which die within a minute, and what hangs on them. */
function tanpaTautan(data: unknown): unknown {
  if (isTautan(data)) return null
  if (Array.isArray(data)) return data.map(tanpaTautan)
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  // A picture or a file is its link.
  if (entries.some(([nama, isi]) => nama === 'url' && isTautan(isi))) return null
  return Object.fromEntries(entries.map(([nama, isi]) => [nama, tanpaTautan(isi)]))
}

function isTautan(isi: unknown): boolean {
  return typeof isi === 'string' && isi.includes('/berkas/')
}
