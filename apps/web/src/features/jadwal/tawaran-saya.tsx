import { useQuery } from '@tanstack/react-query'
import { formatTanggal } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { type Tawaran, tawaranQuery, useJawabTawaran } from './tawaran.queries.ts'

/** Works that one may take over from somebody, the soonest first; nothing where there are none. */
export function TawaranSaya() {
  const { data } = useQuery(tawaranQuery)
  if (data === undefined || data.length === 0) return null
  return (
    <ul className="space-y-3">
      {data.map((tawaran) => (
        <Satu key={tawaran.id} tawaran={tawaran} />
      ))}
    </ul>
  )
}

function Satu({ tawaran: { id, kerja, menggantikan, alasan } }: { readonly tawaran: Tawaran }) {
  const jawab = useJawabTawaran()
  const pukul = (iso: string) => iso.slice(11, 16)
  return (
    <li className="card border-primary p-4">
      <h2 className="font-bold">Tawaran menggantikan {menggantikan}</h2>
      <p>{`${formatTanggal(kerja.tanggal)}, ${pukul(kerja.mulai)}–${pukul(kerja.selesai)}`}</p>
      <p className="text-sm text-ink-muted">
        {`${kerja.kantor.nama}${kerja.pos === null ? '' : `, ${kerja.pos.nama}`} · ${alasan}`}
      </p>
      <div className="mt-3 flex flex-wrap-reverse gap-2 *:flex-1 *:basis-32">
        <Button
          tone="outline"
          disabled={jawab.isPending}
          onClick={() => jawab.mutate({ id, isTerima: false })}
        >
          Tidak Bisa
        </Button>
        <Button busy={jawab.isPending} onClick={() => jawab.mutate({ id, isTerima: true })}>
          Terima
        </Button>
      </div>
    </li>
  )
}
