import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { DATA_PAJAK, SEBUTAN_AGAMA, SEBUTAN_NPWP } from '@rekan/domain/karyawan/data-pajak'
import { hariBarat } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Rahasia } from '../../ui/rahasia.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { PajakForm } from './pajak-form.tsx'
import { type CatatanPajak, pajakQuery } from './pajak.queries.ts'

type PajakOrangProps = {
  readonly karyawanId: string
  /** Nobody writes their own */
  readonly isSendiri: boolean
}

/** What a person's tax and BPJS follow from; for HR alone. */
export function PajakOrang({ karyawanId, isSendiri }: PajakOrangProps) {
  const { data, error, isFetching, refetch } = useQuery(pajakQuery(karyawanId))
  const [isUbah, setUbah] = useState(false)
  const [tahun] = useState(() => Number(hariBarat(serverNow()).slice(0, 4)))
  if (data === undefined)
    return error === null || isFetching ? (
      <SkeletonList count={2} lines={3} />
    ) : (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    )
  if (isUbah)
    return <PajakForm karyawanId={karyawanId} catatan={data} tahun={tahun} onDone={() => setUbah(false)} />
  return (
    <div className="space-y-3">
      {data.kurang.length > 0 && (
        <Notice icon={TriangleAlert} title="Belum lengkap">
          <p>Gaji memerlukan {data.kurang.map((nama) => DATA_PAJAK[nama].label).join(', ')}.</p>
        </Notice>
      )}
      <Catatan catatan={data} />
      {isSendiri ? (
        <p className="text-sm text-ink-muted">
          Data pajak Anda sendiri diubah oleh rekan HRD lain atau penyetuju gaji HRD.
        </p>
      ) : (
        <Button tone="outline" onClick={() => setUbah(true)}>
          Ubah Pajak & BPJS
        </Button>
      )}
    </div>
  )
}

function Catatan({ catatan }: { readonly catatan: CatatanPajak }) {
  const { ptkp, status_npwp, npwp, agama, jkn, kpj, bpjs_tk_program } = catatan
  return (
    <>
      <section className="card p-4">
        <h3 className="mb-3 text-base font-bold">Pajak</h3>
        <DetailList
          layout="row"
          items={[
            ...(ptkp.length === 0 ? [{ label: 'PTKP', value: '' }] : []),
            ...ptkp.map((satu) => ({
              label: `PTKP sejak ${satu.tahun}`,
              value: `${satu.ptkp}, ${satu.tanggungan} tanggungan`,
            })),
            { label: DATA_PAJAK.status_npwp.label, value: status_npwp && SEBUTAN_NPWP[status_npwp] },
            ...(npwp === null ? [] : [{ label: 'NPWP', value: <Rahasia label="NPWP" nomor={npwp} /> }]),
            { label: 'Agama', value: agama && SEBUTAN_AGAMA[agama] },
          ]}
        />
      </section>
      <section className="card p-4">
        <h3 className="mb-3 text-base font-bold">BPJS</h3>
        <DetailList
          layout="row"
          items={[
            { label: 'Nomor JKN', value: jkn },
            {
              label: 'Kesehatan',
              value: masaFrom(catatan.bpjs_kesehatan_mulai, catatan.bpjs_kesehatan_sampai),
            },
            { label: 'Nomor KPJ', value: kpj },
            { label: 'Ketenagakerjaan', value: masaFrom(catatan.bpjs_tk_mulai, catatan.bpjs_tk_sampai) },
            { label: 'Program', value: bpjs_tk_program.join(', ') },
          ]}
        />
      </section>
    </>
  )
}

function masaFrom(mulai: string | null, sampai: string | null): string | null {
  if (mulai === null) return null
  return `${formatTanggalAngka(mulai)} – ${sampai === null ? 'sekarang' : formatTanggalAngka(sampai)}`
}
