import { isSendiri } from '@rekan/domain/akses/urusan'
import type { AlamatSel } from '@rekan/domain/roster/lembar'
import { type Tanggal, addHari, formatTanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import type { DomainError } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { type Pandangan, type PerbuatanPelaku, record, recordTogether } from '../../platform/perbuatan.ts'
import { listTertahan } from '../auth/akun/dibuka.service.ts'
import { refusalOrangLain } from '../penempatan/urusan.service.ts'
import { tell } from '../notifikasi/notifikasi.service.ts'
import { type Lembar, type LembarTerbuka, openLembar, wireLembar } from './lembar.service.ts'
import { recordPerubahan } from './roster.queries.ts'
import { refuse } from './roster.refusals.ts'
import { tellKesediaan } from './kesediaan/kesediaan.service.ts'
import { holdRoster, requireBoleh } from './roster.service.ts'
import { fetchAkun, listSudahPresensi, publishSel, setLiburCuti } from './terbit.queries.ts'
import { type HariBerubah, type RencanaTerbit, planTerbit, selTerbit } from './terbit.rencana.ts'

/** What follows from a publication outside of rosters: people's leave of these days is counted anew. */
export type CorrectAbsensi = (
  perbuatan: PerbuatanPelaku,
  terbitan: {
    readonly karyawanIds: readonly number[]
    readonly dari: Tanggal
    readonly sampai: Tanggal
  },
) => Promise<void>
type Terbitan = {
  readonly terbit: number
  readonly diberi_tahu: number
  readonly dilewati: {
    readonly karyawan: { readonly id: number; readonly nama: string }
    readonly alasan: string
  }[]
  readonly roster: Lembar
}

/**
 * Publishes what is drafted of a site's roster on the days that are shown: the people concerned are told once each, by
 * the days that change for them. Throws 404 for a site that is none of the caller's, 403 where only drafts are left of who publishes or opened their account a short while ago, 409 where somebody was faster or has
 * punched on a day already, 422 for what refuses a draft, and where a word is missing: for warnings, and for days that
 * were published before.
 */
export async function publishRoster(
  perbuatan: PerbuatanPelaku,
  { versi, alasan, ...diminta }: Context<'POST /kelola/roster/terbitkan'>['body'],
  correctAbsensi: CorrectAbsensi,
): Promise<Terbitan> {
  const { tindakan, saat } = perbuatan
  await holdRoster(perbuatan, diminta, versi)
  const lembar = await openLembar(perbuatan, tindakan, diminta)
  const rencana = await requireTerbit(perbuatan, lembar)
  const { sel, perlu } = rencana
  if (sel.length === 0) {
    const [tinggal] = (await listTinggal(perbuatan, orangFrom(selTerbit(lembar)))).values()
    if (tinggal !== undefined) throw tinggal
    throw refuse('TANPA_PERUBAHAN')
  }
  if (perlu.length > 0 && !alasan)
    throw refuse('ALASAN_WAJIB', { jumlah: perlu.length }, { data: [...perlu] })

  const sampai = addHari(diminta.mulai, diminta.hari - 1)
  await writeTerbit(perbuatan, [rencana])
  await correctAbsensi(perbuatan, {
    karyawanIds: orangFrom(sel),
    dari: diminta.mulai,
    sampai,
  })
  await recordTerbit(perbuatan, [rencana], { mulai: diminta.mulai, alasan: alasan ?? null })
  const diberi_tahu = await tellBerubah(perbuatan, [rencana])
  const baru = await openLembar(perbuatan, tindakan, diminta)
  const tinggal = await listTinggal(perbuatan, orangFrom(selTerbit(baru)))
  const dilewati = baru.orang.flatMap(({ id, nama }) => {
    const penolakan = tinggal.get(id)
    return penolakan === undefined ? [] : [{ karyawan: { id, nama }, alasan: penolakan.message }]
  })
  return { terbit: sel.length, diberi_tahu, dilewati, roster: wireLembar(baru, diminta, saat) }
}

/**
 * What a site's drafts become; those of `listTinggal` stay for another. Throws 422 for what refuses a draft, 409 where somebody has punched on one
 * of the days.
 */
export async function requireTerbit(pandangan: Pandangan, lembar: LembarTerbuka): Promise<RencanaTerbit> {
  const tinggal = await listTinggal(pandangan, orangFrom(selTerbit(lembar)))
  const rencana = planTerbit(lembar, (karyawanId) => tinggal.has(karyawanId))
  requireBekerja(lembar, rencana)
  requireBoleh(lembar, rencana.sel)
  await requireBelumPresensi(pandangan.db, lembar, rencana.sel)
  return rencana
}

/** Of these people, who publishes and who opened their account a short while ago, with the refusal to publish anything of theirs. */
async function listTinggal(
  pandangan: Pandangan,
  orang: readonly number[],
): Promise<ReadonlyMap<number, DomainError>> {
  const { db, pelaku } = pandangan
  const sendiri = orang.find((id) => isSendiri(pelaku, id))
  const tertahan = await listTertahan(pandangan, orang)
  return sendiri === undefined
    ? tertahan
    : new Map([...tertahan, [sendiri, await refusalOrangLain(db, pelaku, sendiri, 'Roster')]])
}

export function orangFrom(sel: readonly AlamatSel[]): number[] {
  return [...new Set(sel.map(({ karyawan_id }) => karyawan_id))]
}

/** Writes what was planned of some sites, as the next version of each one's roster. */
export async function writeTerbit(
  perbuatan: PerbuatanPelaku,
  rencana: readonly RencanaTerbit[],
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const sel = rencana.flatMap(({ kantor, sel: milik }) =>
    milik.map(({ karyawan_id, tanggal }) => ({ kantor_id: kantor.id, karyawan_id, tanggal })),
  )
  await publishSel(
    tx,
    sel,
    rencana.flatMap(({ kerja }) => kerja),
    saat,
  )
  await tellKesediaan(
    perbuatan,
    rencana.flatMap(({ kerja }) => kerja),
  )
  await setLiburCuti(
    tx,
    rencana.flatMap(({ cuti }) => cuti),
  )
  const lembar = rencana.map(({ kantor, sel: milik }) => ({ kantorId: kantor.id, sel: milik }))
  await recordPerubahan(tx, lembar, pelaku.penggunaId, saat)
}

/** One entry of each site's publication with what was to be known, and one of each day that was published before. */
export async function recordTerbit(
  perbuatan: PerbuatanPelaku,
  rencana: readonly RencanaTerbit[],
  { mulai, alasan }: { readonly mulai: Tanggal; readonly alasan: string | null },
): Promise<void> {
  await recordTogether(perbuatan, async (bersama) => {
    for (const { kantor, sel, perlu, berubah } of rencana) {
      await record(bersama, 'roster', kantor.id, {
        sesudah: { mulai, sel: sel.length, alasan, peringatan: perlu },
      })
      for (const { karyawan_id, tanggal, sebelum, sesudah } of berubah.filter(({ terbit }) => terbit))
        await record(bersama, 'roster', kantor.id, {
          sebelum: { karyawan_id, tanggal, jam: sebelum },
          sesudah: { karyawan_id, tanggal, jam: sesudah, alasan },
        })
    }
  })
}

/** Who has left since a day was drafted works on it no more. */
function requireBekerja({ orang, rencana }: LembarTerbuka, { kerja }: RencanaTerbit): void {
  const salah = kerja.find(({ karyawan_id, tanggal }) => rencana.get(karyawan_id)?.hari.has(tanggal) !== true)
  if (salah === undefined) return
  const nama = orang.find(({ id }) => id === salah.karyawan_id)?.nama ?? 'Seseorang'
  throw refuse('TIDAK_BEKERJA', { nama, tanggal: formatTanggal(salah.tanggal) })
}

async function requireBelumPresensi(db: Db | Tx, { orang }: LembarTerbuka, sel: readonly AlamatSel[]) {
  const [sudah] = await listSudahPresensi(db, sel)
  if (sudah === undefined) return
  const nama = orang.find(({ id }) => id === sudah.karyawan_id)?.nama ?? 'Seseorang'
  throw refuse('SUDAH_PRESENSI', { nama, tanggal: formatTanggal(sudah.tanggal) })
}

/** Tells each person once which of their days changed, at whatever site, and how they are now; how many were told. */
export async function tellBerubah(
  perbuatan: PerbuatanPelaku,
  semua: readonly RencanaTerbit[],
): Promise<number> {
  const { tx, pelaku } = perbuatan
  type DiKantor = HariBerubah & { readonly kantor: RencanaTerbit['kantor'] }
  const hari = semua.flatMap(({ kantor, berubah }) => berubah.map((satu): DiKantor => ({ ...satu, kantor })))
  const perOrang = Map.groupBy(hari, ({ karyawan_id }) => karyawan_id)
  const akun = await fetchAkun(tx, [...perOrang.keys()])
  const kabar = [...perOrang].flatMap(([karyawanId, miliknya]) => {
    const penggunaId = akun.get(karyawanId)
    const [pertama] = miliknya
    if (penggunaId === undefined || penggunaId === pelaku.penggunaId || pertama === undefined) return []
    const urut = miliknya.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))
    const isi = urut.map(({ tanggal, sesudah }) => `${formatTanggal(tanggal)} ${sesudah}`).join('; ')
    const di = [...new Set(miliknya.map(({ kantor }) => kantor.nama))].join(' dan ')
    return [
      {
        kepada: [penggunaId],
        jenis: 'JADWAL_TERBIT' as const,
        detailId: pertama.kantor.id,
        judul: 'Jadwal Anda diperbarui',
        isi: cut(`${new Set(miliknya.map(({ tanggal }) => tanggal)).size} hari di ${di}: ${isi}.`),
      },
    ]
  })
  for (let ke = 0; ke < kabar.length; ke += SEKALIGUS)
    await tell(perbuatan, ...kabar.slice(ke, ke + SEKALIGUS))
  return kabar.length
}

/** So many are told by one statement. */
const SEKALIGUS = 2000

/** A notification holds a thousand characters. */
function cut(isi: string): string {
  return isi.length <= 1000 ? isi : `${isi.slice(0, 997)}…`
}
