import { type QueryClient, hashKey } from '@tanstack/react-query'
import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import type { EntriRingkas } from '../../../lib/kotak/entri.ts'
import type { Hasil, Kabar } from '../../../lib/kotak/kirim.ts'
import { listenKabar, openKotak, readKeadaan, watchKeadaan } from '../../../lib/kotak/kotak.ts'
import { messageOf, errorFromBody } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import {
  type KabarPunch,
  isKabarPunch,
  kalimatTersimpan,
  namaPunch,
  withTertunda,
} from '../../hari/tertunda.wire.ts'
import { type KabarPengajuan, isKabarPengajuan, sebabFrom } from './pengajuan.wire.ts'
import type { Profile } from './profil.wire.ts'
import { invalidateProfil, profilQuery } from './profil.queries.ts'

/** One at a time. */
const TOAST = 'kiriman'

let terhubung: QueryClient | undefined
let lepas: (() => void) | undefined
/** Recorded since the profile came, which has yet to be asked for again. */
let diterima: readonly EntriRingkas[] = []
/** Entries whose screen is open: it tells of them itself. */
const ditonton = new Set<string>()
/** Punches whose screen was left while they were on their way, and the way home from where one is then. */
const ditinggal = new Map<string, () => void>()

/** Opens the outbox of this person, and answers the profile with what waits in it. */
export async function openTertunda(profile: Profile, client: QueryClient): Promise<Profile> {
  connectTertunda(client)
  await openKotak(profile.id)
  return addTertunda(profile, [])
}

/** Keeps the day on screen as the outbox has it, and tells what became of what was in it, wherever one is. */
export function connectTertunda(client: QueryClient): void {
  if (terhubung === client) return
  lepas?.()
  terhubung = client
  const show = () => {
    const query = client.getQueryCache().find<Profile>({ queryKey: profilQuery.queryKey })
    if (query?.state.data === undefined) return
    const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state
    client.setQueryData(profilQuery.queryKey, addTertunda(data, diterima), { updatedAt })
    // What was due stays due.
    if (isInvalidated) query.invalidate()
  }
  const berhenti = [
    watchKeadaan(show),
    listenKabar((kabar) => tellKabar(kabar, client)),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
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

function addTertunda(profile: Profile, terkirim: readonly EntriRingkas[]): Profile {
  const { presensi, jadwal, office } = profile
  if (presensi === null) return profile
  const shift =
    jadwal && office && shiftFrom(presensi.tanggal, jadwal, jadwal.toleransi, office.timezone.code)
  // Of this person alone, whoever had the phone before.
  const isMilik = ({ akun }: EntriRingkas) => akun === profile.id
  const keadaan = readKeadaan()
  const milik = { ...keadaan, entri: keadaan.entri.filter(isMilik) }
  return { ...profile, presensi: withTertunda(presensi, shift, milik, terkirim.filter(isMilik)) }
}

function tellKabar(kabar: Kabar, client: QueryClient): void {
  if (kabar.jenis === 'berhenti' && ditinggal.delete(kabar.kunci)) {
    const entri = readKeadaan().entri.find(({ kunci }) => kunci === kabar.kunci)
    if (isKabarPunch(entri?.kabar)) toast.info(kalimatTersimpan(entri.kabar), TOAST)
  }
  if (kabar.jenis !== 'selesai') return
  if (kabar.hasil.jenis === 'diterima' && kabar.hasil.status !== 202) diterima = [...diterima, kabar.entri]
  // Not awaited: it has happened, whenever the home screen gets to hear of it.
  void updateProfil(client)
  const { entri, hasil } = kabar
  if (isKabarPengajuan(entri.kabar)) return tellPengajuan(entri, entri.kabar, hasil, client)
  if (!isKabarPunch(entri.kabar)) return
  void client.invalidateQueries({ queryKey: ['presensi'] })
  if (ditonton.has(entri.kunci)) return
  ditinggal.get(entri.kunci)?.()
  ditinggal.delete(entri.kunci)
  if (hasil.jenis === 'diterima') toast.success(kalimatDiterima(entri.kabar, hasil.status), TOAST)
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
  void client.invalidateQueries({ queryKey: [kabar.tentang === 'izin' ? 'absensi' : 'lembur'] })
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

function kalimatDiterima(kabar: KabarPunch, status: number): string {
  const nama = namaPunch(kabar) + (kabar.orang === null ? '' : ` ${kabar.orang}`)
  return status === 202
    ? `${nama} terlalu lama tertahan, jadi diajukan sebagai koreksi presensi.`
    : `${nama} tercatat.`
}
