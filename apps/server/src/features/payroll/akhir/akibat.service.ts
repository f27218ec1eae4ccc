import type { Akibat } from '@rekan/domain/karyawan/keluar'
import { sisaKasbon } from '@rekan/domain/payroll/kasbon'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import type { Tx } from '../../../platform/db.ts'
import { findPenyetuju } from '../penyetuju/penyetuju.queries.ts'
import { listKasbonBerjalan } from '../titipan/kasbon.queries.ts'
import { TAK_BERAKHIR } from './akhir.service.ts'

/** What is settled with pay when somebody leaves: what they owe, and whose pay they approve. */
export async function listAkibatGaji(
  tx: Tx,
  { karyawanId, penggunaId }: { readonly karyawanId: number; readonly penggunaId: number },
): Promise<readonly Akibat[]> {
  const kasbon = (await listKasbonBerjalan(tx, TAK_BERAKHIR, [karyawanId])).get(karyawanId) ?? []
  const tersisa = kasbon.filter((satu) => sisaKasbon(satu) > 0)
  const penyetuju = await findPenyetuju(tx)
  return [
    ...tersisa.map((satu) => ({
      jenis: 'KASBON' as const,
      teks: `Kasbon No. ${satu.id} tersisa ${formatRupiah(sisaKasbon(satu))}: cicilannya berhenti. Potong dari slip akhir kerja, paling banyak setengah pembayarannya; yang selebihnya ditagih di luar gaji.`,
    })),
    ...(penyetuju?.id === penggunaId
      ? [
          {
            jenis: 'PENYETUJU' as const,
            teks: 'Ia menyetujui slip gaji yang disusun HR untuk dirinya sendiri. Tunjuk penyetuju lain.',
          },
        ]
      : []),
  ]
}
