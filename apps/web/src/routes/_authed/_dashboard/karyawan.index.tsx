import { createFileRoute } from '@tanstack/react-router'
import type { Saringan } from '../../../features/karyawan/direktori/direktori.search.ts'
import { saringanFrom } from '../../../features/karyawan/direktori/direktori.search.ts'
import { Direktori } from '../../../features/karyawan/direktori/direktori.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/')({
  // Read where it is shown: what reads it is not for everybody's first load.
  validateSearch: (search: Saringan) => search,
  staticData: { title: 'Karyawan' },
  component: Karyawan,
})

function Karyawan() {
  // What else the address holds comes along.
  const saringan = saringanFrom(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <>
      <h1 tabIndex={-1} className="px-4 pt-safe-5 pb-3 text-lg font-bold">
        Karyawan
      </h1>
      <Direktori
        saringan={saringan}
        onNarrow={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    </>
  )
}
