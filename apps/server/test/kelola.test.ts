import { contract } from '@rekan/contract/contract'
import { isTindakan } from '@rekan/domain/akses/akses'
import { expect, it } from 'vitest'
import { composeApi } from '../src/platform/openapi.ts'
import { startTestServer } from './server.ts'

it('[MEJA-17] every route of the back office is in the table of rights, the contract and the description', async () => {
  const mounted: string[] = []
  const server = await startTestServer(undefined, {
    withJobs: false,
    onRoute: ({ method, url }) => {
      for (const verb of [method].flat())
        if (url.startsWith('/api/kelola/') && verb !== 'HEAD')
          mounted.push(`${verb} ${url.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')}`)
    },
  })
  await server.close()
  const { paths } = composeApi() as { paths: Record<string, Record<string, unknown>> }
  const isDescribed = (key: string) => {
    const [verb = '', path = ''] = key.split(' ')
    return paths[path]?.[verb.toLowerCase()] !== undefined
  }
  expect(mounted.length).toBeGreaterThan(8)
  expect(mounted.filter((key) => !isTindakan(key))).toEqual([])
  expect(mounted.filter((key) => !Object.hasOwn(contract, key))).toEqual([])
  expect(mounted.filter((key) => !isDescribed(key))).toEqual([])
})
