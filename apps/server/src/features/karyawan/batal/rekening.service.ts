import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import {
  type CaraTahan,
  type Rekening,
  isRekeningDitahan,
  hariTahan,
  isSamaRekening,
  mayConfirmRekening,
} from '@rekan/domain/karyawan/rekening'
import { pengaturanBagi } from '@rekan/domain/perusahaan/penjaga'
import { maskNomor } from '@rekan/domain/teks/samar'
import { type Instan, hariTimur } from '@rekan/domain/waktu'
import { listBerlaku, listDilonggarkan } from '../../../platform/pengaturan.ts'
import type { Tx } from '../../../platform/db.ts'
import type { RekeningMenunggu } from '../../../platform/schema.karyawan.ts'
import { isSatuOrang } from '../../auth/akun/diri.sql.ts'
import { tell, tellHr, tellOrang } from '../../notifikasi/notifikasi.service.ts'
import { requirePemilik } from '../../penempatan/penempatan.service.ts'
import { listPenyetujuHrd } from '../../penempatan/pengganti.sql.ts'
import { requireOrangLain } from '../../penempatan/urusan.service.ts'
import {
  confirmTahan,
  findBelumPasti,
  findTahan,
  listBelumPasti,
  replaceTahan,
  setCaraTahan,
} from './rekening.queries.ts'
import type { Orang } from '../data/orang.queries.ts'
import { refuse } from '../karyawan.refusals.ts'
import {
  type Pandangan,
  type PerbuatanAkun,
  type PerbuatanPelaku,
  record,
} from '../../../platform/perbuatan.ts'

const SEHARI_MS = 86_400_000

/** Of a person, where their pay goes. */
export function rekeningFrom({ karyawan }: Orang): Rekening {
  return { nama_bank: karyawan?.nama_bank ?? null, nomor_rekening: karyawan?.nomor_rekening ?? null }
}

/** Where a person's pay goes now: while another account waits, to the one of before. */
export async function findDibayar(tx: Tx, orang: Orang, saat: Instan): Promise<Rekening> {
  const tercatat = rekeningFrom(orang)
  if (orang.karyawan === null) return tercatat
  const { id } = orang.karyawan
  const tahan =
    (await findTahan(tx, id, saat)) ??
    // What somebody else emptied, and nobody said was right, makes no first account of the next.
    (tercatat.nomor_rekening === null ? await findBelumPasti(tx, id, saat) : undefined)
  const { nama_bank, nomor_rekening } = tahan ?? tercatat
  return { nama_bank, nomor_rekening }
}

/**
 * Another bank account was written: HR is told, its owner where another wrote it, and pay goes on to the one from before for some
 * days or until somebody else says that it is right. Of HR's own, who approves HR's pay is told as well. A first account has none before it and waits for nobody.
 */
export async function recordRekening(
  perbuatan: PerbuatanAkun,
  sebelum: Orang,
  sesudah: Orang,
): Promise<void> {
  const { tx, oleh, saat } = perbuatan
  const [lama, baru] = [rekeningFrom(sebelum), rekeningFrom(sesudah)]
  if (isSamaRekening(lama, baru) || sesudah.karyawan === null) return
  const { id, nama, kode } = sesudah.karyawan
  const belumPasti = await findBelumPasti(tx, id, saat)
  const dibayar = await findDibayar(tx, sebelum, saat)
  const { tahan_rekening_hari: hari } = pengaturanBagi(
    { tahan_rekening_hari: hariTahan(await listBerlaku(tx, 'tahan_rekening_hari'), hariTimur(saat)) },
    await listDilonggarkan(tx, oleh, saat),
  )
  // What nobody ever said was right is put back at once, by who did not write it.
  const isDikembalikan =
    belumPasti !== undefined &&
    isSamaRekening(belumPasti, baru) &&
    !(await isSatuOrang(tx, oleh, belumPasti.diganti_oleh_id))
  const isDitahan = !isDikembalikan && isRekeningDitahan(dibayar, baru, hari)
  const { nama_bank, nomor_rekening } = dibayar
  const menunggu = pickMenunggu(belumPasti, saat)
  if (isDitahan && nomor_rekening !== null)
    await replaceTahan(tx, id, {
      nama_bank,
      nomor_rekening,
      diganti_pada: new Date(saat),
      sampai: new Date(saat + hari * SEHARI_MS),
      diganti_oleh_id: oleh,
      semula: menunggu && lama.nomor_rekening !== null ? JSON.stringify(menunggu) : null,
    })
  else if (menunggu !== null && isSamaRekening(dibayar, baru))
    await replaceTahan(tx, id, {
      ...menunggu,
      diganti_pada: new Date(menunggu.diganti_pada),
      sampai: new Date(menunggu.sampai),
    })
  else await replaceTahan(tx, id, null)
  if (oleh !== sesudah.akun.id)
    await tellOrang(perbuatan, id, {
      jenis: 'REKENING_DIGANTI',
      detailId: id,
      judul: 'Rekening gaji Anda diganti',
      isi: `Bagian HR mengganti rekening gaji Anda menjadi ${baru.nama_bank ?? '-'} ${maskNomor(baru.nomor_rekening ?? '')}. ${
        isDitahan
          ? `Selama ${hari} hari gaji belum dikirim ke sana. Bila benar, konfirmasi di Akun, Data Diri supaya langsung dipakai; bila tidak, segera hubungi bagian HR.`
          : 'Bila tidak benar, segera hubungi bagian HR.'
      }`,
    })
  const kabar = {
    jenis: 'REKENING_DIGANTI',
    detailId: id,
    judul: 'Rekening gaji diganti',
    isi: `Rekening gaji ${nama} (${kode}) diganti menjadi ${baru.nama_bank ?? '-'} ${maskNomor(baru.nomor_rekening ?? '')}. ${
      isDitahan
        ? `Selama ${hari} hari gaji masih dikirim ke rekening lama, kecuali rekening baru dikonfirmasi di data karyawannya oleh yang tidak menggantinya.`
        : 'Rekening baru langsung dipakai.'
    }`,
  } as const
  await tellHr(perbuatan, id, kabar)
  await tell(perbuatan, { ...kabar, kepada: await listPenyetujuHrd(tx, id, saat) })
}

/** Returns the former bank account that another may still ask for: pay goes to one that nobody has said is right; null where somebody has. */
function pickMenunggu(
  belumPasti: Awaited<ReturnType<typeof findBelumPasti>>,
  saat: Instan,
): RekeningMenunggu | null {
  if (belumPasti === undefined || belumPasti.sampai > saat) return belumPasti?.semula ?? null
  const { nama_bank, nomor_rekening, diganti_pada, sampai, diganti_oleh_id, cara } = belumPasti
  return { nama_bank, nomor_rekening, diganti_pada, sampai, diganti_oleh_id, cara }
}

/** Where pay still goes while another account waits; null where none does. */
export async function showTahan({ db, pelaku, saat }: Pandangan, karyawanId: number) {
  const tahan = await findTahan(db, karyawanId, saat)
  return tahan === undefined ? null : wireTahan(pelaku, karyawanId, tahan)
}

/** Where pay went before one that counts since its term was over, though nobody said that it is right; null where none does. */
export async function showLewat({ db, pelaku, saat }: Pandangan, karyawanId: number) {
  const tahan = await findBelumPasti(db, karyawanId, saat)
  return tahan === undefined || tahan.sampai > saat ? null : wireTahan(pelaku, karyawanId, tahan)
}

/** People of HR whose changed account waits for the caller's word, by name; nobody where the caller settles nobody's affairs. */
export async function listRekeningHrd({ db, pelaku, saat }: Pandangan) {
  const { urusanHrd = [] } = pelaku
  const semua = urusanHrd.length === 0 ? [] : await listBelumPasti(db, urusanHrd, saat)
  return semua
    .filter((tahan) => mayConfirm(pelaku, tahan.karyawan_id, tahan))
    .map(({ karyawan_id: id, nama }) => ({ id, nama }))
}

function wireTahan(pelaku: Pelaku, karyawanId: number, tahan: Tahan) {
  const { nama_bank, nomor_rekening, bank_baru, nomor_baru, diganti_pada, diganti_oleh, sampai, cara } = tahan
  return {
    nama_bank,
    diganti_oleh,
    cara,
    nomor_rekening: maskNomor(nomor_rekening),
    baru: { nama_bank: bank_baru, nomor_rekening: maskNomor(nomor_baru ?? '') },
    diganti_pada: new Date(diganti_pada).toISOString(),
    sampai: new Date(sampai).toISOString(),
    dapat_konfirmasi: mayConfirm(pelaku, karyawanId, tahan),
    dapat_tunda: lingkup(pelaku, 'POST /karyawan/{id}/rekening/tahan') !== null,
  }
}

type Tahan = NonNullable<Awaited<ReturnType<typeof findTahan>>>

function mayConfirm(
  { penggunaId, karyawanId: orang, role, diri, urusanHrd }: Pelaku,
  karyawanId: number,
  { diganti_oleh_id: penulisId, penulis_karyawan_id }: Tahan,
): boolean {
  const penulis = penulisId === null ? null : { penggunaId: penulisId, karyawanId: penulis_karyawan_id }
  const isUrusan = urusanHrd?.includes(karyawanId) === true
  const siapa = { penggunaId, karyawanId: orang, isHr: role === 'hrd' || isUrusan }
  // By the operator's leave an account settles its own person's affairs.
  return mayConfirmRekening({ ...siapa, ...(!isUrusan && { diri }) }, karyawanId, penulis)
}

/**
 * Sets where pay goes while an account waits: to the one of before, or nowhere until it counts. Throws 404 for whom the caller may
 * not see, 409 where none waits.
 */
export async function setTahan(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  cara: CaraTahan,
): Promise<void> {
  const { tx, saat } = perbuatan
  const tindakan = 'POST /karyawan/{id}/rekening/tahan'
  await requirePemilik(perbuatan, tindakan, karyawanId)
  if (!(await setCaraTahan(tx, karyawanId, cara, saat))) throw refuse('REKENING_TIDAK_DITAHAN')
  await record(perbuatan, 'karyawan', karyawanId, { sesudah: { gaji_sementara: cara } })
}

/** The change that somebody was shown; without one, whichever waits. */
type Dilihat = { readonly diganti_pada?: string | undefined }

/** One's own account that HR wrote is right: pay goes there from now on. Throws 403 for what one wrote oneself, 409 where none or another waits. */
export async function confirmRekeningSendiri(perbuatan: PerbuatanPelaku, dilihat: Dilihat): Promise<void> {
  const { pelaku } = perbuatan
  if (pelaku.karyawanId === null) throw refuse('REKENING_TIDAK_DITAHAN')
  await applyKonfirmasi(perbuatan, pelaku.karyawanId, dilihat)
}

/**
 * Pay goes to a changed account from now on. Throws 404 for whom the caller may not see, 403 for what the
 * caller wrote, 409 where none or another waits.
 */
export async function confirmRekening(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  dilihat: Dilihat,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const tindakan = 'POST /karyawan/{id}/rekening/konfirmasi'
  await requirePemilik(perbuatan, tindakan, karyawanId)
  if ((await findBelumPasti(tx, karyawanId, saat)) === undefined)
    await requireOrangLain(tx, pelaku, karyawanId, 'Rekening')
  await applyKonfirmasi(perbuatan, karyawanId, dilihat)
}

async function applyKonfirmasi(
  perbuatan: PerbuatanPelaku,
  karyawanId: number,
  { diganti_pada }: Dilihat,
): Promise<void> {
  const { tx, pelaku, saat } = perbuatan
  const tahan = await findBelumPasti(tx, karyawanId, saat)
  if (tahan === undefined) throw refuse('REKENING_TIDAK_DITAHAN')
  if (!mayConfirm(pelaku, karyawanId, tahan)) throw refuse('REKENING_SENDIRI', { sampai: tahan.sampai })
  if (diganti_pada !== undefined && Date.parse(diganti_pada) !== tahan.diganti_pada)
    throw refuse('REKENING_DIGANTI_LAGI')
  if (!(await confirmTahan(perbuatan, karyawanId, tahan))) throw refuse('REKENING_TIDAK_DITAHAN')
  await record(perbuatan, 'karyawan', karyawanId, { sesudah: { rekening_dikonfirmasi: true } })
}
