import { testStory } from './testing/fault-table'

testStory(
  'a page is gone before it can report, the bank holds the money, and a second device has the checkout open',
  {
    // How an order is made is told by the story of one device.
    tasks: /^(webhook|reload|second device)/,
    atLeast: 80,
    tell: async (world, phone, laptop) => {
      const tab = await world.open(phone, 'first tab')
      const other = await world.open(laptop, 'second device')
      for (const one of [tab, other]) await one.buy()
      await tab.payAndLeave()
      await world.deliver('webhook')
      await other.pay()
      other.close()
      for (const device of [phone, laptop]) (await world.open(device, 'reload')).close()
    },
  },
)
