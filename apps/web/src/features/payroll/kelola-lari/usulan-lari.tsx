import { formatRupiah } from '@rekan/domain/teks/rupiah'

/** Somebody who is paid by a run, with what it comes to and from what. */
export type DapatLari = {
  readonly karyawan: { readonly id: number; readonly kode: string; readonly nama: string }
  readonly jumlah: number
  readonly pph: number
  readonly dari: string
}

/** Who is paid by a run and how much; each says from what. */
export function UsulanLari({
  dapat,
  jumlah,
}: {
  readonly dapat: readonly DapatLari[]
  readonly jumlah: number
}) {
  return (
    <section aria-label="Yang dibayar">
      <h3 className="mb-2 flex flex-wrap justify-between gap-x-4 text-base font-bold">
        <span>{dapat.length} orang dibayar</span>
        <span className="tabular-nums">{formatRupiah(jumlah)}</span>
      </h3>
      <ul className="divide-y divide-line card px-3">
        {dapat.map(({ karyawan, jumlah: bagian, pph, dari }) => (
          <li key={karyawan.id} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b>{karyawan.nama}</b>
              <b className="ml-auto tabular-nums">{formatRupiah(bagian)}</b>
            </p>
            <p className="text-sm text-ink-muted">
              {karyawan.kode} · PPh 21 {formatRupiah(pph)} · {dari}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
