import { DATA_PAJAK } from '@rekan/domain/karyawan/data-pajak'
import { DATA_DOKUMEN } from '@rekan/domain/karyawan/dokumen'
import { DATA_KONTRAK } from '@rekan/domain/karyawan/kontrak'
import { RiwayatPerubahan } from './ubah/perubahan.tsx'

const LAIN: Readonly<Record<string, string>> = {
  ...labelsOf(DATA_DOKUMEN),
  ...labelsOf(DATA_KONTRAK),
  ...labelsOf(DATA_PAJAK),
  berkas: 'Berkas',
}

/** Who changed what of a person, their contracts, documents and tax data among it. */
export function RiwayatMeja({ karyawanId }: { readonly karyawanId: string }) {
  return <RiwayatPerubahan karyawanId={karyawanId} lain={LAIN} />
}

function labelsOf(data: Readonly<Record<string, { readonly label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([nama, { label }]) => [nama, label]))
}
