import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { judgeNomorTersimpan } from '@rekan/domain/karyawan/nomor-tersimpan'
import { runCommand } from './command.ts'
import { tryOut } from './platform/dicoba.ts'
import { findAdmin } from './features/auth/admin.service.ts'
import { listHitunganLama } from './features/karyawan/keluar/periksa.service.ts'
import { importKaryawan } from './features/karyawan/impor/impor.service.ts'
import { createReader } from './platform/reader.ts'
import { asOwner } from './owner.ts'
import { type Settings, readSettings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'
import { startDeed } from './platform/perbuatan.ts'

const CARA =
  'Pemakaian: npm run karyawan -- karyawan.xlsx --admin nama@perusahaan.co.id [--coba], npm run karyawan -- --periksa-nomor, atau npm run karyawan -- --periksa'

await runCommand(main)

/**
 * Takes on the people of a workbook in an administrator's name, all or nothing, or lists whose data were stored by a counting of before,
 * whether the server runs or not.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  if (process.argv[2] === '--periksa-nomor') return showNomor(settings)
  if (process.argv.slice(2).join(' ') === '--periksa') {
    await asOwner(settings, async ({ owner }) => {
      const semua = await listHitunganLama(owner)
      for (const satu of semua) console.log(satu)
      console.log(`${semua.length} hal untuk diperiksa HR. Tidak ada yang diubah.`)
    })
    return
  }
  const { nama, admin, coba } = readArgs(process.argv.slice(2))
  const isi = await createReader().readLembar(await readBytes(nama), 0)
  if ('tolak' in isi) throw new StartupError(isi.tolak)
  await asOwner(settings, async ({ owner, clock }) => {
    const { id, role, karyawan_id } = await findAdmin(owner, admin)
    const pelaku = { penggunaId: id, role, karyawanId: karyawan_id }
    const hasil = await tryOut(owner, coba, (tx) =>
      importKaryawan(
        startDeed(tx, pelaku, 'POST /kelola/impor-karyawan/{id}/jalankan', clock.now()),
        isi.lembar,
      ),
    )
    for (const siapa of hasil.ditambahkan) console.log(siapa)
    for (const { baris, kolom, pesan } of hasil.catatan)
      console.log(`Baris ${baris}, ${kolom ?? 'seluruh baris'}: ${pesan}`)
    console.log(`${hasil.ditambahkan.length} ditambahkan, ${hasil.sudahAda} sudah ada.`)
    if (coba) console.log('Hanya dicoba: tidak ada yang disimpan.')
  })
}

/** Lists whose account, KPJ or JKN looks as if a spreadsheet had taken it for a figure, for HR to look at; changes nothing. */
async function showNomor(settings: Settings): Promise<void> {
  await asOwner(settings, async ({ owner }) => {
    const semua = await owner
      .selectFrom('karyawan')
      .select(['kode', 'nama', 'nama_bank', 'nomor_rekening', 'kpj', 'jkn'])
      .where('aktif', '=', true)
      .orderBy('kode')
      .execute()
    const tersebut = semua.flatMap((satu) =>
      judgeNomorTersimpan(satu).map((alasan) => `${satu.kode} ${satu.nama}: ${alasan}`),
    )
    for (const satu of tersebut) console.log(satu)
    console.log(`${tersebut.length} nomor perlu diperiksa, dari ${semua.length} karyawan.`)
  })
}

function readArgs(args: readonly string[]) {
  try {
    const options = { coba: { type: 'boolean', default: false }, admin: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [nama, ...lebih] = positionals
    if (nama !== undefined && values.admin !== undefined && lebih.length === 0)
      return { nama, admin: values.admin.trim().toLowerCase(), coba: values.coba }
  } catch {
    // Told the same way
  }
  throw new StartupError(CARA)
}

async function readBytes(nama: string): Promise<Buffer> {
  try {
    return await readFile(nama)
  } catch {
    throw new StartupError(`Berkas ${nama} tidak dapat dibaca. ${CARA}`)
  }
}
