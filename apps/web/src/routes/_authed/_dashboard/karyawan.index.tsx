import { createFileRoute } from '@tanstack/react-router'
import { saringanFrom } from '../../../features/karyawan/direktori/direktori.search.ts'
import { Direktori } from '../../../features/karyawan/direktori/direktori.tsx'

export const Route = createFileRoute('/_authed/_dashboard/karyawan/')({
  validateSearch: saringanFrom,
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
