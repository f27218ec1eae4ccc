/** This page over HTTPS, to which alone browsers give camera and position. Behind a port of its own nobody can tell. */
export function AlamatAman() {
  const { hostname, port, pathname } = location
  if (port !== '') return null
  const alamat = `https://${hostname}${pathname}`
  return (
    <a href={alamat} className="block min-h-11 content-center font-semibold break-all text-primary underline">
      {alamat}
    </a>
  )
}
