import { Tabs } from '@/ui/tabs'
import { DeskPage } from '../desk-page'
import { useTab } from '../use-tab'
import { Attention } from './attention'
import { OrderSearch } from './order-search'
import { Sales } from './sales'

const tabs = [
  { name: 'orders', text: 'Orders' },
  { name: 'attention', text: 'Needs attention' },
  { name: 'sales', text: 'Sales' },
] as const

/** Orders, payments that need somebody, and what was sold. */
export function OrdersPage() {
  const { open, setOpen } = useTab(tabs)
  return (
    <DeskPage title="Orders and sales">
      <Tabs label="Orders and sales" tabs={tabs} open={open} onOpen={setOpen}>
        {open === 'orders' && <OrderSearch />}
        {open === 'attention' && <Attention />}
        {open === 'sales' && <Sales />}
      </Tabs>
    </DeskPage>
  )
}
