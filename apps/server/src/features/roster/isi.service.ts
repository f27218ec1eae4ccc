import type { Pelaku } from '@rekan/domain/akses/akses'
import { isSendiri } from '@rekan/domain/akses/urusan'
import { lamaKerja, shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { type ButuhIsi, type FaktaIsi, type OrangIsi, modelIsi, usulanFrom } from '@rekan/domain/roster/isi'
import { SEL_TERBANYAK, terisiPos } from '@rekan/domain/roster/lembar'
import { kerjaTanpaIstirahat } from '@rekan/domain/shift/jenis-shift'
import { type Instan, type Tanggal, addHari, hariBarat, tanggalLokal } from '@rekan/domain/waktu'
import type { Deps } from '../../platform/deps.ts'
import { invalid } from '../../platform/errors.ts'
import type { Answer, Context } from '../../platform/http.ts'
import { readPengaturan } from '../../platform/pengaturan.ts'
import { listTertahan } from '../auth/akun/dibuka.service.ts'
import { requireOrangLain } from '../penempatan/urusan.service.ts'
import { kebutuhanShift, posKerja } from './kebutuhan.ts'
import { type LembarTerbuka, openLembar } from './lembar.service.ts'
import type { OrangDirencanakan } from './rencana.service.ts'
import { refuse } from './roster.refusals.ts'

type Usulan = Answer<'POST /kelola/roster/isi'>['data']

/**
 * Who could meet what the site's posts still need on the days that are shown; nothing is written. Throws 404 for a site
 * that is none of the caller's, 403 for the caller alone (among others they are left out), 422 where nothing is lacking, 503 while another proposal is being made.
 */
export async function planIsi(
  { db, clock, solver }: Pick<Deps, 'db' | 'clock' | 'solver'>,
  pelaku: Pelaku,
  { orang: dipilih, ...diminta }: Context<'POST /kelola/roster/isi'>['body'],
  signal: AbortSignal,
): Promise<Usulan> {
  const saat = clock.now()
  const lembar = await openLembar({ db, pelaku, saat }, 'POST /kelola/roster/isi', diminta)
  const { istirahat_minimum_jam } = await readPengaturan(db, hariBarat(saat))
  const [pertama] = dipilih ?? []
  if (pertama !== undefined && dipilih?.every((id) => isSendiri(pelaku, id)))
    await requireOrangLain(db, pelaku, pertama, 'Roster')
  const dikenal = requireOrang(lembar, dipilih, diminta.hari)
  const tertahan = await listTertahan({ db, pelaku, saat }, dikenal)
  const isTinggal = (id: number) => isSendiri(pelaku, id) || tertahan.has(id)
  const orang = dikenal.filter((id) => !isTinggal(id))
  const sendiri =
    lembar.orang
      .filter(({ id }) => isTinggal(id))
      .map(({ nama }) => nama)
      .join(', ') || null
  const butuh = kebutuhanLembar(lembar, saat)
  if (butuh.length === 0) throw refuse('TANPA_KEBUTUHAN')
  const fakta: FaktaIsi = {
    orang: orang.flatMap((id) => {
      const direncanakan = lembar.rencana.get(id)
      return direncanakan === undefined ? [] : [orangFrom(id, direncanakan, lembar, saat)]
    }),
    butuh,
    istirahatMinimum: istirahat_minimum_jam * 3600,
  }
  const model = modelIsi(fakta)
  if (model === null) return { ...wireUsulan(usulanFrom(fakta, {}), true), sendiri }
  if (!solver.isFree()) throw refuse('ISI_SIBUK', undefined, { retryAfter: 5 })
  const jawaban = await solver.solve(model, fakta.orang.length, signal)
  return { ...wireUsulan(jawaban && usulanFrom(fakta, jawaban.nilai), jawaban?.tuntas === true), sendiri }
}

function wireUsulan(usulan: ReturnType<typeof usulanFrom>, tuntas: boolean): Omit<Usulan, 'sendiri'> {
  if (usulan === null) return { hasil: 'tidak_ada', sel: [], jumlah_butuh: 0, jumlah_kurang: 0, kurang: [] }
  return {
    hasil: tuntas ? 'tuntas' : 'terbaik',
    sel: usulan.sel.map(({ isi, ...satu }) => ({ ...satu, isi: [...isi] })),
    jumlah_butuh: usulan.jumlahButuh,
    jumlah_kurang: usulan.jumlahKurang,
    kurang: [...usulan.kurang],
  }
}

/** Who is to be given shifts. Throws 422 for somebody who is not on the roster, and for more than one save holds. */
function requireOrang(
  { orang }: LembarTerbuka,
  diminta: readonly number[] | undefined,
  hari: number,
): readonly number[] {
  const dikenal = new Set(orang.map(({ id }) => id))
  const ids = [...new Set(diminta ?? dikenal)]
  for (const [ke, id] of ids.entries())
    if (!dikenal.has(id)) throw invalid({ [`orang.${ke}`]: ['Karyawan tidak ada di roster ini.'] })
  const terbanyak = Math.floor(SEL_TERBANYAK / hari)
  if (ids.length > terbanyak)
    throw invalid({ orang: [`Paling banyak ${terbanyak} orang untuk ${hari} hari.`] })
  return ids
}

/** What is still lacking on the days that are shown, of shifts that have not begun. */
function kebutuhanLembar(lembar: LembarTerbuka, saat: Instan): readonly ButuhIsi[] {
  const { rentang, shift, pos, kantor } = lembar
  const dari = tanggalLokal(saat, kantor.zona_waktu)
  return tanggalAntara(rentang.dari < dari ? dari : rentang.dari, rentang.sampai).flatMap((tanggal) =>
    shift.flatMap((jenis) => {
      const butuh = kebutuhanShift(pos, jenis.id, tanggal)
      const jam = { mulai: jenis.jam_mulai, selesai: jenis.jam_selesai }
      const { mulai, selesai } = shiftFrom(tanggal, jam, jenis.toleransi_detik, kantor.zona_waktu)
      if (butuh.length === 0 || mulai <= saat || !jenis.aktif) return []
      const sudah = terisiPos(butuh, posKerja(lembar, jenis.id, tanggal))
      const istirahat = { detik: jenis.istirahat_detik, sesudah: jenis.istirahat_sesudah_detik }
      return butuh.flatMap(({ pos_id, butuh: jumlah }) => {
        const di = pos.find(({ id }) => id === pos_id)
        const terisi = sudah.get(pos_id) ?? 0
        if (terisi >= jumlah || di === undefined) return []
        return [
          {
            tanggal,
            mulai,
            selesai,
            jam: kerjaTanpaIstirahat(lamaKerja(jam), istirahat),
            jenis_shift_id: jenis.id,
            shift: jenis.nama,
            pos_id,
            pos: di.nama,
            wajib: di.syarat.filter(({ wajib }) => wajib).map((satu) => satu.jenis),
            terisi,
            kurang: jumlah - terisi,
          },
        ]
      })
    }),
  )
}

function tanggalAntara(dari: Tanggal, sampai: Tanggal): Tanggal[] {
  const semua: Tanggal[] = []
  for (let hari = dari; hari <= sampai; hari = addHari(hari, 1)) semua.push(hari)
  return semua
}

/** On days without draft, roster, leave or a punch somebody may be given a shift; all else stays as it is. */
function orangFrom(
  id: number,
  { hari, draf, rencana }: OrangDirencanakan,
  { rentang, kantor }: LembarTerbuka,
  saat: Instan,
): OrangIsi {
  const hariIni = tanggalLokal(saat, kantor.zona_waktu)
  const bebas = [...hari.values()]
    .filter(
      (satu) =>
        rentang.dari <= satu.tanggal &&
        satu.tanggal <= rentang.sampai &&
        satu.tanggal >= hariIni &&
        !satu.roster &&
        satu.izin === null &&
        satu.checkIn === null &&
        !draf.has(satu.tanggal) &&
        satu.penempatan.some(({ kantor_id }) => kantor_id === kantor.id) &&
        satu.penugasan.every(({ asal }) => asal === 'jadwal'),
    )
    .map(({ tanggal }) => tanggal)
  const isBebas = new Set(bebas)
  return {
    id,
    bebas,
    tetap: rencana.kerja.filter(({ tanggal }) => !isBebas.has(tanggal)),
    sertifikat: rencana.sertifikat,
    kontrakSampai: rencana.kontrakSampai,
  }
}
