import { useState } from 'react'
import type { Examples } from '../examples.ts'
import { Pagination } from './pagination.tsx'

function Turning({ from, pages }: { from: number; pages: number }) {
  const [page, setPage] = useState(from)
  return <Pagination page={page} pages={pages} onPage={setPage} />
}

export const examples: Examples = {
  name: 'Pagination',
  about: 'Pages of a long list; links where the page is part of the address, buttons where it is not.',
  accessibility: [
    'A named navigation region',
    'The current page is marked, and each number is named "Page 3"',
    'WCAG 1.4.10: at 320 px the numbers give way to "Page 3 of 20"',
  ],
  examples: {
    few: () => <Turning from={1} pages={4} />,
    many: () => <Turning from={10} pages={24} />,
    links: () => <Pagination page={2} pages={3} hrefOf={(page) => `?page=${page}`} />,
  },
}
