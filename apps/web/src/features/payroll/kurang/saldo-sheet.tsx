import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { parseSaldo } from '@rekan/domain/payroll/saldo-pajak'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { saldoQuery } from './kurang.queries.ts'
import { TempelForm } from './tempel-form.tsx'

/** What a tax year came to before its first slip here, and a former employer's A1. */
export function SaldoSheet({ tahun, onClose }: { readonly tahun: number; readonly onClose: () => void }) {
  const record = useWriteGaji('POST /kelola/payroll/saldo', { once: true })
  const [teks, setTeks] = useState('')
  return (
    <SideSheet title="Saldo Awal Pajak" isUnsaved={() => teks !== ''} onClose={onClose}>
      <div className="space-y-6 pb-6">
        <TempelForm
          label="Kode; tahun; bruto; JHT dan JP; bulan; PPh 21; neto A1 lama; PPh 21 A1 lama; nomor A1 lama"
          hint="Bila Rekan mulai dipakai di tengah tahun, atau karyawan datang membawa A1 dari pemberi kerja sebelumnya. Dihitung pada masa terakhir, bukan pada bulan lain. Yang kosong berarti 0; orang dan tahun yang sama menggantikan."
          placeholder="KBN0031; 2026; 50.000.000; 1.500.000; 5; 1.000.000"
          teks={teks}
          onTeks={setTeks}
          parse={parseSaldo}
          record={(baris) => record({ body: { baris: [...baris] } })}
        />
        <Tercatat tahun={tahun} />
      </div>
    </SideSheet>
  )
}

function Tercatat({ tahun }: { readonly tahun: number }) {
  const { data, error, isFetching, refetch } = useQuery(saldoQuery(tahun))
  return (
    <section aria-label="Tercatat" className="space-y-2">
      <h3 className="font-bold">Tercatat {tahun}</h3>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-16" />
        )
      ) : data.length === 0 ? (
        <p className="text-sm text-ink-muted">Belum ada saldo awal tahun ini.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map(({ karyawan, bruto, bulan, dipotong, neto_lain, dipotong_lain, nomor_lain }) => (
            <li key={karyawan.id} className="py-2 text-sm">
              <p className="font-semibold">
                {karyawan.nama} <span className="text-ink-muted">{karyawan.kode}</span>
              </p>
              {bulan > 0 && (
                <p>
                  {bulan} bulan, bruto {formatRupiah(bruto)}, PPh 21 {formatRupiah(dipotong)}
                </p>
              )}
              {neto_lain > 0 && (
                <p>
                  A1 lama {nomor_lain ?? 'belum bernomor'}: neto {formatRupiah(neto_lain)}, PPh 21{' '}
                  {formatRupiah(dipotong_lain)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
