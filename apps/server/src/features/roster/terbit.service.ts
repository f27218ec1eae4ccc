import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { type AlamatSel, judgeTerisi, posOf } from '@rekan/domain/roster/lembar'
import { isPenolakan, kalimatPeringatan } from '@rekan/domain/roster/peringatan'
import { type Tanggal, formatJam, formatTanggal, jamLokal } from '@rekan/domain/waktu'
import { recordAudit, recordTogether } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Context } from '../../platform/http.ts'
import { tell } from '../notifikasi/notifikasi.service.ts'
import { type Lembar, type LembarTerbuka, kebutuhanShift, openLembar, wireLembar } from './lembar.service.ts'
import { type DrafSel, recordPerubahan } from './roster.queries.ts'
import { refuse } from './roster.refusals.ts'
import { type Penulis, holdRoster, requireBoleh } from './roster.service.ts'
import { type KerjaTerbit, fetchAkun, listSudahPresensi, publishSel, setLiburCuti } from './terbit.queries.ts'

type Terbitan = { readonly terbit: number; readonly diberi_tahu: number; readonly roster: Lembar }

/**
 * Publishes what is drafted of a site's roster on the days that are shown: the people concerned are told once each, by
 * the days that change for them. Throws 404 for a site that is none of the caller's, 409 where somebody was faster or has
 * punched on a day already, 422 for what refuses a draft, and where a word is missing: for warnings, and for days that
 * were published before.
 */
export async function publishRoster(
  tx: Tx,
  penulis: Penulis,
  { versi, alasan, ...diminta }: Context<'POST /kelola/roster/terbitkan'>['body'],
): Promise<Terbitan> {
  const { pelaku, tindakan, saat } = penulis
  await holdRoster(tx, penulis, diminta, versi)
  const lama = await openLembar(tx, pelaku, tindakan, diminta, saat)
  const draf = selTerbit(lama)
  const sel = alamatFrom(draf)
  if (sel.length === 0) throw refuse('TANPA_PERUBAHAN')
  requireBoleh(lama, sel)
  await requireBelumPresensi(tx, lama, sel)
  const perlu = [...kalimatSemua(lama, sel), ...kalimatUbah(lama, sel)]
  if (perlu.length > 0 && !alasan) throw refuse('ALASAN_WAJIB', { jumlah: perlu.length }, { data: perlu })

  await publishSel(tx, lama.kantor.id, sel, kerjaFrom(lama, draf), saat)
  await setLiburCuti(tx, cutiFrom(lama, draf))
  await recordPerubahan(tx, lama.kantor.id, sel, pelaku.penggunaId, saat)
  const baru = await openLembar(tx, pelaku, tindakan, diminta, saat)
  const berubah = sel.filter((satu) => jamHari(lama, satu) !== jamHari(baru, satu))
  await recordTogether(tx, async () => {
    const dasar = {
      waktu: saat,
      oleh: pelaku.penggunaId,
      tindakan,
      objek: 'roster',
      objekId: lama.kantor.id,
    } as const
    const terbit = { mulai: diminta.mulai, sel: sel.length, alasan: alasan ?? null, peringatan: perlu }
    await recordAudit(tx, { ...dasar, sesudah: terbit })
    for (const satu of berubah.filter((alamat) => isTerbit(lama, alamat)))
      await recordAudit(tx, {
        ...dasar,
        sebelum: { ...satu, jam: jamHari(lama, satu) },
        sesudah: { ...satu, jam: jamHari(baru, satu), alasan: alasan ?? null },
      })
  })
  const diberiTahu = await tellBerubah(tx, penulis, baru, berubah)
  return { terbit: sel.length, diberi_tahu: diberiTahu, roster: wireLembar(baru, diminta, saat) }
}

/** What is drafted at this site on the days that are shown. */
function selTerbit({ kantor, rentang, rencana }: LembarTerbuka): readonly DrafSel[] {
  return [...rencana.values()]
    .flatMap(({ draf }) => [...draf.values()].flat())
    .filter(
      ({ kantor_id, tanggal }) =>
        kantor_id === kantor.id && rentang.dari <= tanggal && tanggal <= rentang.sampai,
    )
}

function alamatFrom(draf: readonly DrafSel[]): readonly AlamatSel[] {
  const semua = new Map(
    draf.map(({ karyawan_id, tanggal }) => [`${karyawan_id} ${tanggal}`, { karyawan_id, tanggal }]),
  )
  return [...semua.values()]
}

async function requireBelumPresensi(tx: Tx, { orang }: LembarTerbuka, sel: readonly AlamatSel[]) {
  const [sudah] = await listSudahPresensi(tx, sel)
  if (sudah === undefined) return
  const nama = orang.find(({ id }) => id === sudah.karyawan_id)?.nama ?? 'Seseorang'
  throw refuse('SUDAH_PRESENSI', { nama, tanggal: formatTanggal(sudah.tanggal) })
}

/** What is warned of on the cells that are published, by name; posts below or above their need on these days. */
function kalimatSemua(
  { orang, peringatan, kantor, ...lembar }: LembarTerbuka,
  sel: readonly AlamatSel[],
): string[] {
  const milik = orang.flatMap(({ id, nama }) => {
    const tanggal = new Set(sel.filter((satu) => satu.karyawan_id === id).map((satu) => satu.tanggal))
    if (tanggal.size === 0) return []
    return (peringatan.get(id) ?? [])
      .filter((satu) => !isPenolakan(satu) && (satu.kode === 'JAM_SEPEKAN' || tanggal.has(satu.tanggal)))
      .map((satu) => `${nama}, ${formatTanggal(satu.tanggal)}: ${kalimatPeringatan(satu, kantor.zona_waktu)}`)
  })
  const hari = new Set(sel.map(({ tanggal }) => tanggal))
  const pos = [...hari].flatMap((tanggal) => kalimatPos({ orang, peringatan, kantor, ...lembar }, tanggal))
  return [...milik, ...pos]
}

function kalimatPos(lembar: LembarTerbuka, tanggal: Tanggal): string[] {
  const terisi = new Map(lembar.pos.map(({ id, nama }) => [id, nama]))
  return lembar.shift.flatMap(({ id, nama }) => {
    const butuh = kebutuhanShift(lembar.pos, id, tanggal)
    if (butuh.length === 0) return []
    return judgeTerisi(butuh, posKerja(lembar, id, tanggal)).map(
      (satu) =>
        `${formatTanggal(tanggal)}, ${nama}: pos ${terisi.get(satu.pos_id) ?? ''} terisi ${satu.terisi} dari ${satu.butuh}.`,
    )
  })
}

/** Of those who work a kind of shift here on a date the post that each is put at, drafts before what is published. */
function posKerja({ rencana, kantor }: LembarTerbuka, shiftId: number, tanggal: Tanggal): (number | null)[] {
  return [...rencana.values()].flatMap(({ draf, terbit }) => {
    const didraf = (draf.get(tanggal) ?? []).filter(({ kantor_id }) => kantor_id === kantor.id)
    const isi =
      didraf.length > 0
        ? didraf.filter(({ cuti }) => !cuti)
        : (terbit.get(tanggal) ?? []).filter(({ kantor_id }) => kantor_id === kantor.id)
    return isi.filter(({ jenis_shift_id }) => jenis_shift_id === shiftId).map(({ pos_id }) => pos_id)
  })
}

/** Days that were published before, by name. */
function kalimatUbah(lembar: LembarTerbuka, sel: readonly AlamatSel[]): string[] {
  return sel
    .filter((satu) => isTerbit(lembar, satu))
    .map(({ karyawan_id, tanggal }) => {
      const nama = lembar.orang.find(({ id }) => id === karyawan_id)?.nama ?? ''
      return `${nama}, ${formatTanggal(tanggal)}: hari ini sudah terbit dan akan berubah.`
    })
}

function isTerbit({ rencana }: LembarTerbuka, { karyawan_id, tanggal }: AlamatSel): boolean {
  return rencana.get(karyawan_id)?.hari.get(tanggal)?.roster === true
}

/** The works that drafts become, each with its post. */
function kerjaFrom(lembar: LembarTerbuka, draf: readonly DrafSel[]): KerjaTerbit[] {
  const { shift, pos, kantor } = lembar
  const bekerja = draf.filter(({ jenis_shift_id, cuti }) => jenis_shift_id !== null && !cuti)
  const perShift = Map.groupBy(bekerja, ({ tanggal, jenis_shift_id }) => `${tanggal} ${jenis_shift_id}`)
  return [...perShift.values()].flatMap((semua) => {
    const [contoh] = semua
    const jenis = shift.find(({ id }) => id === contoh?.jenis_shift_id)
    if (contoh === undefined || jenis === undefined) return []
    const { tanggal } = contoh
    const jam = { mulai: jenis.jam_mulai, selesai: jenis.jam_selesai }
    const { mulai, selesai } = shiftFrom(tanggal, jam, jenis.toleransi_detik, kantor.zona_waktu)
    const di = posOf(
      kebutuhanShift(pos, jenis.id, tanggal),
      semua.map(({ pos_id }) => pos_id),
    )
    return semua.map(({ karyawan_id }, ke) => ({
      karyawan_id,
      tanggal,
      jenis_shift_id: jenis.id,
      pos_id: di[ke] ?? null,
      mulai,
      selesai,
      istirahat_detik: jenis.istirahat_detik,
      istirahat_sesudah_detik: jenis.istirahat_sesudah_detik,
      toleransi_detik: jenis.toleransi_detik,
    }))
  })
}

/** Shifts that approved leave covers: their hours make the date a day of leave, and nobody works them. */
function cutiFrom({ shift }: LembarTerbuka, draf: readonly DrafSel[]) {
  return draf.flatMap(({ karyawan_id, tanggal, jenis_shift_id, cuti }) => {
    const jenis = shift.find(({ id }) => id === jenis_shift_id)
    return cuti && jenis !== undefined
      ? [{ karyawan_id, tanggal, mulai: jenis.jam_mulai, selesai: jenis.jam_selesai }]
      : []
  })
}

/** The hours of a person's day in words, by which one knows whether they change. */
function jamHari({ rencana, kantor }: LembarTerbuka, { karyawan_id, tanggal }: AlamatSel): string {
  const penugasan = rencana.get(karyawan_id)?.hari.get(tanggal)?.penugasan ?? []
  const jam = penugasan.flatMap(({ rencana: { shift } }) =>
    shift === null
      ? []
      : [shift.mulai, shift.selesai]
          .map((saat) => formatJam(jamLokal(saat, kantor.zona_waktu)).slice(0, 5))
          .join('–'),
  )
  return jam.length === 0 ? 'libur' : jam.join(', ')
}

/** Tells each person once which of their days changed, and how they are now; how many were told. */
async function tellBerubah(
  tx: Tx,
  { pelaku, saat }: Penulis,
  lembar: LembarTerbuka,
  berubah: readonly AlamatSel[],
): Promise<number> {
  const perOrang = Map.groupBy(berubah, ({ karyawan_id }) => karyawan_id)
  const akun = await fetchAkun(tx, [...perOrang.keys()])
  const kabar = [...perOrang].flatMap(([karyawanId, hari]) => {
    const penggunaId = akun.get(karyawanId)
    if (penggunaId === undefined || penggunaId === pelaku.penggunaId) return []
    const urut = hari.toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))
    const isi = urut.map((satu) => `${formatTanggal(satu.tanggal)} ${jamHari(lembar, satu)}`).join('; ')
    return [
      {
        kepada: [penggunaId],
        jenis: 'JADWAL_TERBIT' as const,
        detailId: lembar.kantor.id,
        judul: 'Jadwal Anda diperbarui',
        isi: cut(`${hari.length} hari di ${lembar.kantor.nama}: ${isi}.`),
      },
    ]
  })
  await tell(tx, saat, ...kabar)
  return kabar.length
}

/** A notification holds a thousand characters. */
function cut(isi: string): string {
  return isi.length <= 1000 ? isi : `${isi.slice(0, 997)}…`
}
