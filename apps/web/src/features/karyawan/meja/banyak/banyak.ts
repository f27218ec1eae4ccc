import type { CallData, Subject } from '../../../../lib/query.ts'
import { KARYAWAN } from '../../../../lib/subjects.ts'

type Dilewati = CallData<'POST /kelola/karyawan/pindah'>['dilewati'][number]

/** What came of a deed on several people. */
export type HasilBanyak = {
  readonly berhasil: number
  readonly dilewati: readonly {
    readonly karyawan: Omit<Dilewati['karyawan'], 'kode'> & { readonly kode?: string }
    readonly alasan: string
  }[]
}

/** Asked for again after a deed on several people */
export const BANYAK: readonly Subject[] = [...KARYAWAN, ['penempatan'], 'GET /kelola/karyawan/{id}/kontrak']
