import { type QueryClient, hashKey, replaceEqualDeep } from '@tanstack/react-query'
import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import type { EntriRingkas } from '../../../lib/kotak/entri.ts'
import type { Hasil, Kabar } from '../../../lib/kotak/kirim.ts'
import { listenKabar, openKotak, readKeadaan, watchKeadaan } from '../../../lib/kotak/kotak.ts'
import { messageOf, errorFromBody } from '../../../lib/api-error.ts'
import { invalidateLater } from '../../../lib/invalidate-later.ts'
import { toast } from '../../../lib/toast.ts'
import {
  type KabarPunch,
  isKabarPunch,
  kalimatMenunggu,
  namaPunch,
  withTertunda,
} from '../../hari/tertunda.wire.ts'
import { type Tercatat, tercatatOf } from '../../hari/tercatat.wire.ts'
import { type KabarPengajuan, isKabarPengajuan, sebabFrom } from './pengajuan.wire.ts'
import { isJamKeliru, serverNow } from '../../../lib/clock.ts'
import { readAkun, readToken } from '../../../lib/session.ts'
import { type Bekal, bekalQuery, loadBekal } from './bekal.queries.ts'
import type { Profile } from './profil.wire.ts'
import { invalidateProfil, isLewat, profilQuery } from './profil.queries.ts'
import type * as taksir from './taksir.ts'

type Taksir = typeof taksir

/** So often the day is looked at anew, while it is reckoned here. */
const LAGI_MS = 15_000
/** One at a time. */
const TOAST = 'kiriman'

let terhubung: QueryClient | undefined
let lepas: (() => void) | undefined
/** Shows the day as it is by now */
let tampil: (() => void) | undefined
/** What a day is reckoned by, once one was: a punch of the server's own day does without */
let hitung: Taksir | undefined
/** What this session keeps of its person's works, once it has been read */
let bekal: Bekal | null = null
/** Recorded since the profile came, which has yet to be asked for again: as the server recorded it. */
let diterima: readonly EntriRingkas[] = []
/** Entries whose screen is open: it tells of them itself. */
const ditonton = new Set<string>()
/** Punches whose screen was left while they were on their way, and the way home from where one is then. */
const ditinggal = new Map<string, () => void>()

/** Opens the outbox of this person, and answers the profile with what waits in it. */
export async function openTertunda(profile: Profile, client: QueryClient): Promise<Profile> {
  connectTertunda(client)
  await openKotak(profile.id)
  return addTertunda(profile, [], false)
}

/** Has the day on screen be what the phone reckons by what it keeps; with nothing known, of whoever is signed in. */
export async function openTaksir(client: QueryClient): Promise<void> {
  if (readToken() === null) return
  const { profilTanpaBekal } = await loadHitung(client)
  const known = client.getQueryData(profilQuery.queryKey)
  if (known === undefined && !isLayarPunch()) return
  const profile = known ?? profilTanpaBekal(bekal?.akun ?? readAkun(), serverNow())
  await openKotak(profile.id)
  if (known === undefined && client.getQueryData(profilQuery.queryKey) === undefined) {
    client.setQueryData(profilQuery.queryKey, profile, { updatedAt: 0 })
    client.getQueryCache().find({ queryKey: profilQuery.queryKey })?.invalidate()
  }
  connectTertunda(client)
  tampil?.()
}

async function loadHitung(client: QueryClient): Promise<Taksir> {
  ;[hitung, bekal] = await Promise.all([import('./taksir.ts'), loadBekal(client)])
  return hitung
}

/** Whoever opens another screen is told that it needs the network. */
function isLayarPunch(): boolean {
  return /^\/(home|checkin|checkout)?(\/|$)/.test(location.pathname)
}

/** Keeps the day on screen as the outbox has it, and tells what became of what was in it, wherever one is. */
export function connectTertunda(client: QueryClient): void {
  if (terhubung === client) return
  lepas?.()
  terhubung = client
  // What was recorded in the session before is of whoever had it.
  diterima = []
  const show = () => {
    const query = client.getQueryCache().find<Profile>({ queryKey: profilQuery.queryKey })
    if (query?.state.data === undefined) return
    const { data, dataUpdatedAt: updatedAt, isInvalidated, fetchFailureReason, error } = query.state
    const isLuring = data.isKept || !navigator.onLine || fetchFailureReason !== null || error !== null
    const baru = replaceEqualDeep(data, addTertunda(data, diterima, isLuring))
    if (baru === data) return
    client.setQueryData(profilQuery.queryKey, baru, { updatedAt })
    // What was due stays due.
    if (isInvalidated) query.invalidate()
  }
  tampil = show
  const timer = setInterval(show, LAGI_MS)
  addEventListener('offline', show)
  const berhenti = [
    () => clearInterval(timer),
    () => removeEventListener('offline', show),
    watchKeadaan(show),
    listenKabar((kabar) => tellKabar(kabar, client)),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
      if (event.query.queryHash === hashKey(bekalQuery.queryKey))
        void loadBekal(client).then((baru) => (bekal = baru))
      // Of the server itself, which knows what it has recorded.
      if (event.query.queryHash === hashKey(profilQuery.queryKey)) diterima = []
    }),
  ]
  lepas = () => berhenti.forEach((henti) => henti())
  show()
}

/** Says that its own screen tells what becomes of this entry. */
export function watchKiriman(kunci: string): void {
  ditonton.add(kunci)
}

/** Its screen has said what it knew; what comes is told wherever one is. */
export function endKiriman(kunci: string): void {
  ditonton.delete(kunci)
}

/** Its screen is gone. One that is on its way shows wherever one is, and its result leads home. */
export function endWatch(kunci: string, pulang: () => void): void {
  ditonton.delete(kunci)
  const { entri, mengirim } = readKeadaan()
  if (mengirim !== kunci || !entri.some((satu) => satu.kunci === kunci)) return
  ditinggal.set(kunci, pulang)
  toast.loading('Presensi sedang dikirim', TOAST)
}

/** `isLuring`: the server has not been heard of late, and may know otherwise. */
function addTertunda(
  { dasar, ...lama }: Profile,
  terkirim: readonly EntriRingkas[],
  isLuring: boolean,
): Profile {
  const profile = { ...lama, ...dasar }
  const { presensi, jadwal, office } = profile
  if (presensi === null) return profile
  const shift =
    jadwal && office && shiftFrom(presensi.tanggal, jadwal, jadwal.toleransi, office.timezone.code)
  // Of this person alone, whoever had the phone before.
  const isMilik = ({ akun }: EntriRingkas) => akun === profile.id
  const keadaan = readKeadaan()
  const milik = { ...keadaan, entri: keadaan.entri.filter(isMilik) }
  const terkirimSendiri = terkirim.filter(isMilik)
  const tercatat = { ...profile, presensi: withTertunda(presensi, shift, milik, terkirimSendiri) }
  if (!isLuring && !isLewat(profile)) return tercatat
  if (hitung === undefined) {
    if (terhubung !== undefined)
      void loadHitung(terhubung).then(
        () => tampil?.(),
        () => undefined,
      )
    return tercatat
  }
  const entri = [...terkirimSendiri, ...milik.entri].toSorted((a, b) => a.dibuat - b.dibuat)
  const kini = { saat: serverNow(), isKeliru: isJamKeliru(), entri, mengirim: keadaan.mengirim }
  const dihitung =
    hitung.withTaksir(tercatat, bekal, kini) ??
    (isLuring ? { ...tercatat, presensi: hitung.withPilihan(tercatat.presensi, kini) } : null)
  if (dihitung === null) return tercatat
  return { ...dihitung, dasar: { presensi: tercatat.presensi, jadwal, office } }
}

function tellKabar(kabar: Kabar, client: QueryClient): void {
  if (kabar.jenis === 'berhenti' && ditinggal.delete(kabar.kunci)) {
    const entri = readKeadaan().entri.find(({ kunci }) => kunci === kabar.kunci)
    if (isKabarPunch(entri?.kabar)) toast.info(kalimatMenunggu(entri, null).tertunda, TOAST)
  }
  if (kabar.jenis !== 'selesai') return
  const { entri, hasil } = kabar
  const tercatat = hasil.jenis === 'diterima' ? tercatatOf(hasil.body, false) : null
  if (isKabarPunch(entri.kabar) && tercatat !== null)
    diterima = [...diterima, { ...entri, kabar: kabarTercatat(entri.kabar, tercatat) }]
  // Not awaited: it has happened, whenever the home screen gets to hear of it.
  void updateProfil(client)
  if (isKabarPengajuan(entri.kabar)) return tellPengajuan(entri, entri.kabar, hasil, client)
  if (!isKabarPunch(entri.kabar)) return
  invalidateLater(client, 'PRESENSI')
  if (ditonton.has(entri.kunci)) return
  ditinggal.get(entri.kunci)?.()
  ditinggal.delete(entri.kunci)
  if (hasil.jenis === 'diterima') toast.success(kalimatDiterima(entri.kabar, tercatat), TOAST)
  else if (hasil.jenis === 'ditolak') {
    const sebab = messageOf(errorFromBody(hasil.ditolak.status, hasil.ditolak.body), 'Coba lagi.')
    toast.error(`${namaPunch(entri.kabar)} belum diterima. ${sebab}`, TOAST)
  }
}

function tellPengajuan(
  { kunci }: EntriRingkas,
  kabar: KabarPengajuan,
  hasil: Hasil,
  client: QueryClient,
): void {
  invalidateLater(client, kabar.tentang === 'izin' ? 'ABSENSI' : 'LEMBUR')
  if (ditonton.has(kunci)) return
  const nama = `Pengajuan ${kabar.judul} ${kabar.kapan}`
  if (hasil.jenis === 'diterima') toast.success(`${nama} terkirim.`, TOAST)
  else if (hasil.jenis === 'ditolak') {
    const sebab = sebabFrom(errorFromBody(hasil.ditolak.status, hasil.ditolak.body))
    toast.error(`${nama} belum diterima. ${sebab}`, TOAST)
  }
}

/** Asks anew; once more where a change of screens has cut that short. */
async function updateProfil(client: QueryClient): Promise<void> {
  await invalidateProfil(client)
  if (diterima.length > 0) await invalidateProfil(client)
}

/** What the server made of a punch, by its own time; null: a request for a correction, for it came too late. */
export function kalimatDiterima(kabar: KabarPunch, tercatat: Tercatat | null): string {
  const nama = (satu: KabarPunch) => namaPunch(satu) + (kabar.orang === null ? '' : ` ${kabar.orang}`)
  return tercatat === null
    ? `${nama(kabar)} terlalu lama tertahan, jadi diajukan sebagai koreksi presensi.`
    : `${nama(kabarTercatat(kabar, tercatat))} tercatat${tercatat.tanda.length > 0 ? ' dan akan ditinjau' : ''}.`
}

function kabarTercatat(kabar: KabarPunch, { saat, tanggal }: Tercatat): KabarPunch {
  return { ...kabar, saat, tanggal }
}
