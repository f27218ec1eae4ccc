import { isSendiri } from '@rekan/domain/akses/urusan'
import { type AlamatSel, type IsiSel, isiBerlaku } from '@rekan/domain/roster/lembar'
import { isPenolakan, kalimatPeringatan } from '@rekan/domain/roster/peringatan'
import { type Instan, type Tanggal, addHari, formatTanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Tx } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Context } from '../../platform/http.ts'
import { type PerbuatanPelaku, record } from '../../platform/perbuatan.ts'
import { requireTerbuka } from '../penempatan/terbuka.service.ts'
import { listTertahan } from '../auth/akun/dibuka.service.ts'
import { requireOrangLain } from '../penempatan/urusan.service.ts'
import {
  type Diminta,
  type Lembar,
  type LembarTerbuka,
  openLembar,
  showLembar,
  wireLembar,
} from './lembar.service.ts'
import {
  findKantorRoster,
  listPerubahan,
  lockRoster,
  recordPerubahan,
  replaceDraf,
} from './roster.queries.ts'
import { refuse } from './roster.refusals.ts'

type SelBaru = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly isi: readonly IsiSel[] | null
}

/**
 * Drafts cells of a site's roster; the writer's own among others stay drafts until another publishes them. Throws 404 for a site that is none of the
 * caller's, 403 for the writer's own cells alone, 409 with who changed which cells
 * where somebody was faster, and for a day of a locked month, 422 for what may not be drafted: overlap, work on approved leave, without a certificate that
 * the post must have.
 */
export async function editSel(
  perbuatan: PerbuatanPelaku,
  { versi, sel, ...diminta }: Context<'POST /kelola/roster/sel'>['body'],
): Promise<Lembar> {
  const { tx, pelaku, tindakan, saat } = perbuatan
  const [pertama] = sel
  if (pertama !== undefined && sel.every(({ karyawan_id }) => isSendiri(pelaku, karyawan_id)))
    await requireOrangLain(tx, pelaku, pertama.karyawan_id, 'Roster')
  await holdRoster(perbuatan, diminta, versi)
  const lembar = await openLembar(perbuatan, tindakan, diminta)
  const hariIni = tanggalLokal(saat, lembar.kantor.zona_waktu)
  const lewat = sel.filter(({ tanggal }) => tanggal < hariIni)
  await requireTerbuka(
    tx,
    lewat.map(({ karyawan_id, tanggal }) => ({ karyawanId: karyawan_id, dari: tanggal, sampai: tanggal })),
  )
  requireSel(lembar, sel, hariIni)
  return writeSel(perbuatan, diminta, sel)
}

/**
 * Copies each cell of so many days as many days on as lie between `mulai` and `ke`; what lies on approved leave, on a day
 * gone by or on one after its person has left is left out, and the writer's own stays a draft, by name. Throws as `editSel` does.
 */
export async function copySel(
  perbuatan: PerbuatanPelaku,
  { versi, ke, ...diminta }: Context<'POST /kelola/roster/salin'>['body'],
): Promise<Salinan> {
  const { pelaku, tindakan, saat } = perbuatan
  const tujuan = { ...diminta, mulai: ke }
  await holdRoster(perbuatan, tujuan, versi)
  const asal = await showLembar(perbuatan, tindakan, diminta)
  const terbuka = await openLembar(perbuatan, tindakan, tujuan)
  const roster = wireLembar(terbuka, tujuan, saat)
  const sel = asal.orang.flatMap(({ id, sel: semua }) => {
    const sasaran = roster.orang.find((satu) => satu.id === id)?.sel
    return semua.flatMap((satu, i) => {
      const isi = isiBerlaku(satu)
      const di = sasaran?.[i]
      return isi === null || di === undefined ? [] : [{ di, karyawan_id: id, tanggal: di.tanggal, isi }]
    })
  })
  const boleh = sel.filter(
    ({ di, karyawan_id }) =>
      di.izin === null &&
      di.tanggal >= roster.hari_ini &&
      terbuka.rencana.get(karyawan_id)?.hari.has(di.tanggal) === true,
  )
  const disalin = boleh.map(({ karyawan_id, tanggal, isi }) => ({
    karyawan_id,
    tanggal,
    isi: isi.map((satu) => ({ ...satu, cuti: false })),
  }))
  const ids = [...new Set(disalin.map(({ karyawan_id }) => karyawan_id))]
  const tertahan = await listTertahan(perbuatan, ids)
  const tinggal = new Set(ids.filter((id) => isSendiri(pelaku, id) || tertahan.has(id)))
  const sendiri = asal.orang.filter(({ id }) => tinggal.has(id)).map(({ nama }) => nama)
  return {
    disalin: disalin.length,
    dilewati: sel.length - disalin.length,
    sendiri: sendiri.join(', ') || null,
    roster: disalin.length === 0 ? roster : await writeSel(perbuatan, tujuan, disalin),
  }
}

type Salinan = {
  readonly disalin: number
  readonly dilewati: number
  /** People whose cells another has to publish: the writer, and whoever opened the writer's account a short while ago */
  readonly sendiri: string | null
  readonly roster: Lembar
}

/** Locks a site's roster as its writer saw it; what others changed outside of the days that are shown stands in nobody's way. */
export async function holdRoster(perbuatan: PerbuatanPelaku, diminta: Diminta, versi: number) {
  const { tx, tindakan } = perbuatan
  if ((await findKantorRoster(tx, diminta.kantor_id)) === undefined) throw refuse('ROSTER_TIDAK_ADA')
  const kini = await lockRoster(tx, diminta.kantor_id)
  if (kini === versi) return
  const sampai = addHari(diminta.mulai, diminta.hari - 1)
  const perubahan = (await listPerubahan(tx, diminta.kantor_id, versi))
    .map(({ oleh, sel }) => ({
      oleh,
      sel: sel.filter(({ tanggal }) => diminta.mulai <= tanggal && tanggal <= sampai),
    }))
    .filter(({ sel }) => sel.length > 0)
  // A version that there never was says nothing of what its writer has seen.
  if (perubahan.length === 0 && versi < kini) return
  const roster = await showLembar(perbuatan, tindakan, diminta)
  throw refuse('VERSI_USANG', undefined, { data: { perubahan, roster } })
}

/**
 * Throws 422 for a cell that is not on the roster or named twice, of a day gone by or on which its person is placed
 * nowhere, of a shift or post that is not the site's.
 */
function requireSel(
  { orang, rentang, shift, pos, rencana }: LembarTerbuka,
  sel: readonly SelBaru[],
  hariIni: Tanggal,
) {
  const dikenal = new Set(orang.map(({ id }) => id))
  const shiftIds = new Set(shift.filter(({ aktif }) => aktif).map(({ id }) => id))
  const posIds = new Set(pos.map(({ id }) => id))
  const disebut = new Set<string>()
  for (const [ke, { karyawan_id, tanggal, isi }] of sel.entries()) {
    if (!dikenal.has(karyawan_id))
      throw invalid({ [`sel.${ke}.karyawan_id`]: ['Karyawan tidak ada di roster ini.'] })
    if (tanggal < rentang.dari || rentang.sampai < tanggal)
      throw invalid({ [`sel.${ke}.tanggal`]: ['Tanggal di luar roster ini.'] })
    if (tanggal < hariIni)
      throw invalid({
        [`sel.${ke}.tanggal`]: [`${formatTanggal(tanggal)} sudah lewat dan tidak dapat diubah.`],
      })
    if (disebut.has(`${karyawan_id} ${tanggal}`))
      throw invalid({ [`sel.${ke}`]: ['Sel ini sudah disebut sebelumnya. Tulis sekali saja.'] })
    disebut.add(`${karyawan_id} ${tanggal}`)
    if (isi !== null && rencana.get(karyawan_id)?.hari.has(tanggal) !== true)
      throw invalid({
        [`sel.${ke}.tanggal`]: [`Karyawan ini tidak bekerja di perusahaan pada ${formatTanggal(tanggal)}.`],
      })
    const isLibur = isi?.some(({ jenis_shift_id }) => jenis_shift_id === null)
    if (isi !== null && isLibur && (isi.length > 1 || isi.some((satu) => satu.pos_id !== null || satu.cuti)))
      throw invalid({ [`sel.${ke}.isi`]: ['Hari libur tidak berisi shift lain.'] })
    const isIzin = rencana.get(karyawan_id)?.rencana.izin.has(tanggal) === true
    for (const { jenis_shift_id, pos_id, cuti } of isi ?? []) {
      if (cuti && !isIzin)
        throw invalid({ [`sel.${ke}.isi`]: ['Tidak ada cuti atau izin yang disetujui pada tanggal ini.'] })
      if (jenis_shift_id !== null && !shiftIds.has(jenis_shift_id))
        throw invalid({ [`sel.${ke}.isi`]: ['Jenis shift ini tidak dipakai di lokasi ini.'] })
      if (pos_id !== null && !posIds.has(pos_id))
        throw invalid({ [`sel.${ke}.isi`]: ['Pos ini tidak ada di lokasi ini.'] })
    }
  }
}

async function writeSel(perbuatan: PerbuatanPelaku, diminta: Diminta, sel: readonly SelBaru[]) {
  const { tx, pelaku, tindakan, saat } = perbuatan
  const { kantor_id } = diminta
  await replaceDraf(tx, kantor_id, sel)
  const alamat = sel.map(({ karyawan_id, tanggal }) => ({ karyawan_id, tanggal }))
  await recordPerubahan(tx, [{ kantorId: kantor_id, sel: alamat }], pelaku.penggunaId, saat)
  const lembar = await openLembar(perbuatan, tindakan, diminta)
  requireBoleh(lembar, sel)
  await record(perbuatan, 'roster', kantor_id, { sesudah: { mulai: diminta.mulai, sel: sel.length } })
  return wireLembar(lembar, diminta, saat)
}

/** Makes a site's roster a version newer, where something else than its desk changed cells of it. */
export async function recordSel(
  tx: Tx,
  kantorId: number,
  sel: readonly AlamatSel[],
  olehId: number,
  saat: Instan,
): Promise<void> {
  await lockRoster(tx, kantorId)
  await recordPerubahan(tx, [{ kantorId, sel }], olehId, saat)
}

/** Throws 422 for what refuses a draft, of the people whose cells were written: the first by name, all of it beside. */
export function requireBoleh({ orang, peringatan, kantor }: LembarTerbuka, sel: readonly AlamatSel[]): void {
  const diubah = new Set(sel.map(({ karyawan_id }) => karyawan_id))
  const ditolak = orang.flatMap(({ id, nama }) =>
    diubah.has(id)
      ? (peringatan.get(id) ?? []).filter(isPenolakan).map((satu) => ({
          karyawan_id: id,
          tanggal: satu.tanggal,
          kode: satu.kode as 'TUMPANG_TINDIH' | 'SEDANG_CUTI' | 'SERTIFIKAT_HABIS',
          kalimat: `${nama}, ${formatTanggal(satu.tanggal)}: ${kalimatPeringatan(satu, kantor.zona_waktu)}`,
        }))
      : [],
  )
  const [pertama] = ditolak
  if (pertama !== undefined) throw refuse(pertama.kode, { kalimat: pertama.kalimat }, { data: ditolak })
}
