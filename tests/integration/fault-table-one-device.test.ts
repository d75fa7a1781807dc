import { testStory } from './testing/fault-table'

testStory('a page reports the payment, and a second tab has the checkout open', {
  tasks: /./,
  atLeast: 80,
  tell: async (world, phone) => {
    const tab = await world.open(phone, 'first tab')
    const second = await world.open(phone, 'second tab')
    for (const one of [tab, second]) await one.buy()
    for (const one of [tab, second]) await one.pay()
    for (const one of [tab, second]) one.close()
    ;(await world.open(phone, 'reload')).close()
  },
})
