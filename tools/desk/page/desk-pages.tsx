import { Route, Routes } from 'react-router-dom'
import { DeskLayout } from './desk-layout'
import { HistoryPage } from './pages/history-page'
import { OverviewPage } from './pages/overview-page'

/** Every page of the desk by its address. */
export function DeskPages() {
  return (
    <Routes>
      <Route element={<DeskLayout />}>
        <Route index element={<OverviewPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="*" element={<p role="alert">There is no such page.</p>} />
      </Route>
    </Routes>
  )
}
