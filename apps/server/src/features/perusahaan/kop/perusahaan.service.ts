import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { invalid, requireVersi } from '../../../platform/errors.ts'
import { imageSize, imageType } from '../../../platform/images.ts'
import { akhirTautan, encodePicture } from '../../../platform/pictures.ts'
import { insertKop, lockPerusahaan, updatePerusahaan } from './perusahaan.queries.ts'
import { findPerusahaan } from './perusahaan.sql.ts'
import { record, type PerbuatanPelaku } from '../../../platform/perbuatan.ts'

type Tercatat = Awaited<ReturnType<typeof findPerusahaan>>
type Berkas = Pick<Deps, 'files' | 'clock'>
const UMUR_LOGO_MS = 2 * 86_400_000
const SISI = { min: 32, max: 4096 }
/** Pixels of a kept logo's longer side: sharp on paper at its two centimetres */
const SISI_SIMPAN = 800

export async function showPerusahaan(deps: Berkas, db: Db | Tx) {
  return wirePerusahaan(deps, await findPerusahaan(db))
}

/** Judges a logo and keeps it as a PNG without metadata, under a key of its own. Throws 422 at `logo`. */
export async function storeLogo(
  { encoder, files, random }: Pick<Deps, 'encoder' | 'files' | 'random'>,
  bytes: Buffer,
): Promise<string> {
  const salah = (pesan: string) => invalid({ logo: [pesan] })
  const tipe = imageType(bytes)
  if (tipe === null) throw salah('Logo harus berupa gambar PNG, JPEG, atau WebP.')
  const ukuran = imageSize(tipe, bytes)
  if (ukuran === null) throw salah('Gambar logo rusak atau tidak utuh. Pilih berkas lain.')
  if ([ukuran.width, ukuran.height].some((sisi) => sisi < SISI.min || sisi > SISI.max))
    throw salah(`Ukuran logo harus ${SISI.min} sampai ${SISI.max} piksel per sisi.`)
  const [gambar] = await encodePicture(encoder, bytes, [SISI_SIMPAN], 'whole', 'png')
  if (gambar === undefined) throw salah('Gambar logo tidak dapat dibaca. Pilih berkas lain.')
  const kunci = `kop/${random.id()}.png`
  await files.put(kunci, gambar, 'image/png')
  return kunci
}

type Ubah = Partial<Omit<Tercatat, 'versi' | 'kop_id'>>

/**
 * Changes the company's record or its letterhead; a logo of null takes it off. What is published from now on looks so; what was
 * published stays. Throws 409 with what stands now for a version that is no longer the latest.
 */
export async function editPerusahaan(
  perbuatan: PerbuatanPelaku,
  deps: Berkas,
  ubah: { readonly [K in keyof Ubah]: Ubah[K] | undefined },
  versi?: number,
): Promise<void> {
  const { tx, saat } = perbuatan
  const kini = await lockPerusahaan(tx)
  await requireVersi(kini.versi, versi, async () => wirePerusahaan(deps, kini))
  // What was not sent stays as it is.
  const dikirim = Object.fromEntries(Object.entries(ubah).filter(([, isi]) => isi !== undefined)) as Ubah
  const { nama, alamat, npwp, nib, telepon, email, kaki, logo } = { ...kini, ...dikirim }
  const isKopBaru =
    telepon !== kini.telepon || email !== kini.email || kaki !== kini.kaki || logo !== kini.logo
  const kop_id = isKopBaru
    ? await insertKop(tx, { telepon, email, kaki, logo, dibuat_pada: new Date(saat) })
    : kini.kop_id
  await updatePerusahaan(tx, { nama, alamat, npwp, nib, kop_id, versi: kini.versi + 1 })
  const tercatat = (satu: Omit<Tercatat, 'versi' | 'kop_id'>, ada: string) => ({
    nama: satu.nama,
    alamat: satu.alamat,
    npwp: satu.npwp,
    nib: satu.nib,
    telepon: satu.telepon,
    email: satu.email,
    kaki_surat: satu.kaki,
    logo: satu.logo === null ? null : ada,
  })
  const isLogoBaru = logo !== kini.logo
  await record(perbuatan, 'perusahaan', 1, {
    sebelum: tercatat(kini, isLogoBaru && logo !== null ? 'logo lama' : 'ada'),
    sesudah: tercatat(
      { nama, alamat, npwp, nib, telepon, email, kaki, logo },
      isLogoBaru ? 'logo baru' : 'ada',
    ),
  })
}

function wirePerusahaan({ files, clock }: Berkas, { logo, ...isi }: Tercatat) {
  const logo_url = logo === null ? null : files.url(logo, akhirTautan(clock.now(), UMUR_LOGO_MS))
  const { nama, alamat, npwp, nib, telepon, email, kaki, versi } = isi
  return { nama, alamat, npwp, nib, telepon, email, kaki, versi, logo_url }
}
