import type { Pelaku } from '@rekan/domain/akses/akses'
import { JEJAK_LEMBAR_TERBANYAK, JENIS_JEJAK, type KolomJejak } from '@rekan/domain/sistem/jejak'
import { formatSaat, hariBarat } from '@rekan/domain/waktu'
import type { Deps } from '../../../platform/deps.ts'
import { invalid } from '../../../platform/errors.ts'
import { type FormatLembar, type KolomLembar, writeLembar } from '../../../platform/lembar.write.ts'
import { type Jendela, type Penyaring, countAudit, findAudit, listAudit } from './audit.queries.ts'
import { refuse } from '../sistem.refusals.ts'
import { wireAudit } from './audit.wire.ts'

type Perkara = Pick<Deps, 'db' | 'clock'>
type Urut = { readonly turun: boolean } | undefined

/** A window of the entries that the filters leave, and how many they are. */
export async function showAudit(
  { db, clock }: Perkara,
  pelaku: Pelaku,
  { urut, mulai, jumlah, ...penyaring }: Penyaring & Jendela & { readonly urut?: Urut },
) {
  const saat = clock.now()
  const isTerlama = urut?.turun === false
  const [baris, total] = await Promise.all([
    listAudit({ db, pelaku, saat }, penyaring, { mulai, jumlah, isTerlama }),
    countAudit({ db, pelaku, saat }, penyaring),
  ])
  return { data: baris.map((satu) => wireAudit(pelaku, satu)), meta: { total } }
}

/** One entry. Throws 404 for none, and for one that is not the reader's to see. */
export async function showJejak({ db, clock }: Perkara, pelaku: Pelaku, id: number) {
  const baris = await findAudit({ db, pelaku, saat: clock.now() }, id)
  if (baris === undefined) throw refuse('JEJAK_TIDAK_ADA')
  return wireAudit(pelaku, baris)
}

/** All entries that the filters leave as a file. Throws 422 where they are too many for one. */
export async function writeAudit(
  { db, clock }: Perkara,
  pelaku: Pelaku,
  {
    urut,
    format,
    kolom,
    ...penyaring
  }: Penyaring & {
    readonly urut?: Urut
    readonly format: FormatLembar
    readonly kolom: readonly KolomJejak[]
  },
) {
  const saat = clock.now()
  const jendela = { mulai: 0, jumlah: JEJAK_LEMBAR_TERBANYAK + 1, isTerlama: urut?.turun === false }
  const baris = await listAudit({ db, pelaku, saat }, penyaring, jendela)
  if (baris.length > JEJAK_LEMBAR_TERBANYAK) {
    const paling = JEJAK_LEMBAR_TERBANYAK.toLocaleString('id-ID')
    throw invalid({
      dari: [`Satu berkas memuat paling banyak ${paling} catatan. Persempit rentang harinya.`],
    })
  }
  const isi = baris.map((satu) => wireAudit(pelaku, satu))
  return writeLembar(
    `jejak-audit-${hariBarat(saat)}`,
    format,
    [...new Set(kolom)].map((satu) => KOLOM[satu]),
    isi,
  )
}

type Jejak = ReturnType<typeof wireAudit>

const KOLOM: Readonly<Record<KolomJejak, KolomLembar<Jejak>>> = {
  waktu: { judul: 'Waktu', nilai: ({ waktu }) => formatSaat(Date.parse(waktu), 'WIB') },
  oleh: { judul: 'Oleh', nilai: ({ oleh }) => oleh?.nama ?? null },
  tindakan: { judul: 'Tindakan', nilai: ({ keterangan }) => keterangan },
  tentang: {
    judul: 'Tentang',
    nilai: ({ karyawan, objek, objek_id: id }) => karyawan?.nama ?? `${objek} ${id}`,
  },
  jenis: { judul: 'Jenis', nilai: ({ jenis }) => JENIS_JEJAK[jenis] },
  perubahan: { judul: 'Perubahan', nilai: ({ isian }) => isian.map(kalimatIsian).join('; ') },
}

function kalimatIsian({ label, terbuka, sebelum, sesudah }: Jejak['isian'][number]): string {
  if (!terbuka) return label
  return sebelum === null
    ? `${label}: ${sesudah ?? '–'}`
    : `${label}: ${sebelum} menjadi ${sesudah ?? 'kosong'}`
}
