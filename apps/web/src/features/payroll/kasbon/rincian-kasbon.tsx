import { formatBulan } from '@rekan/domain/bulan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { DetailList } from '../../../ui/detail-list.tsx'
import type { Kasbon } from './kasbon.queries.ts'

/** One kasbon: what of it is paid back and what comes next. */
export function RincianKasbon({ kasbon }: { readonly kasbon: Kasbon }) {
  const { id, jumlah, cicilan, kali, diambil, di_draft, sisa, berikut, mulai, keterangan, ditutup } = kasbon
  return (
    <>
      <p className="font-bold">
        Kasbon No. {id} <span className="font-normal text-ink-muted">· {keterangan}</span>
      </p>
      <DetailList
        layout="row"
        items={[
          { label: 'Jumlah', value: formatRupiah(jumlah) },
          { label: 'Sudah dipotong', value: `${formatRupiah(diambil)} (${kali} dari ${cicilan} cicilan)` },
          ...(di_draft > 0 ? [{ label: 'Di draft slip', value: formatRupiah(di_draft) }] : []),
          { label: 'Sisa', value: <b>{formatRupiah(sisa)}</b> },
          ...(berikut > 0
            ? [
                {
                  label: 'Cicilan berikutnya',
                  value: `${formatRupiah(berikut)}, mulai ${formatBulan(mulai)}`,
                },
              ]
            : []),
        ]}
      />
      {ditutup !== null && <p className="text-sm">Ditutup: {ditutup.alasan}</p>}
    </>
  )
}
