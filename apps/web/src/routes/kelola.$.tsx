import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

/** Every address of the back office until its routes are there: they come with the first one that is asked for. */
export const Route = createFileRoute('/kelola/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.openKelola(location.pathname)) throw redirect({ href: location.href, replace: true })
    throw notFound()
  },
})
