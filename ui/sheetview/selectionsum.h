// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/grouping.h"
#include "sheet/visiblerows.h"

namespace storedesk::ui::sheetview {

// Sums up the numbers in one column over the selected rows, in the background.
class SelectionSum final : public QObject
{
    Q_OBJECT

public:
    // Maximum number of rows, because they are looked up one by one.
    static constexpr qsizetype most = 100'000;

    SelectionSum(const sheet::Sheet &sheet, const sheet::VisibleRows &shown,
                 QObject *parent = nullptr);

    void add(const QList<int> &positions, int column);
    void clear();
    [[nodiscard]] const std::optional<statistics::Total> &total() const { return m_total; }
    // Returns the reason why there is no total.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

Q_SIGNALS:
    void changed();

private:
    const sheet::Sheet &m_sheet;
    const sheet::VisibleRows &m_shown;
    std::optional<statistics::Total> m_total;
    base::Problem m_problem;
    base::BackgroundTask m_work;
};

} // namespace storedesk::ui::sheetview
