import { useQuery } from '@tanstack/react-query'
import { Muatan } from './muatan.tsx'
import { type Kelompok, setelanQuery } from '../../perusahaan/setelan/setelan.queries.ts'
import { SetelanKartu } from './setelan-kartu.tsx'

/** The settings of one group, each a card. */
export function DaftarSetelan({ kelompok }: { readonly kelompok: Kelompok }) {
  return (
    <Muatan query={useQuery(setelanQuery)}>
      {(semua) => (
        <div className="max-w-3xl space-y-3">
          {semua
            .filter((setelan) => setelan.kelompok === kelompok)
            .map((setelan) => (
              <SetelanKartu key={setelan.kunci} setelan={setelan} />
            ))}
        </div>
      )}
    </Muatan>
  )
}
