// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "itemmodels/columnmodel.h"
#include "itemmodels/transfer.h"

namespace storedesk::ui {
struct Pill;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// The latest exports and imports as a table. A refresh does not reset remaining rows, so that the
// selection survives.
class RecentModel final : public itemmodels::ColumnModel<itemmodels::Transfer>
{
    Q_OBJECT

public:
    enum Column { What, StateColumn, Rows, When, File, ColumnCount };

    explicit RecentModel(const base::Clock &clock, QObject *parent = nullptr);

    void setTransfers(const std::vector<itemmodels::Transfer> &transfers);

    // Returns a date with a long month name, to measure the width of the column.
    [[nodiscard]] static QString longestWhen();
    // Returns the strings of the file column for exports and imports.
    [[nodiscard]] static QStringList fileWords();

private:
    const base::Clock &m_clock;
};

// Returns the pill for a transfer. A finished transfer with rejected rows is not shown as a
// success.
[[nodiscard]] Pill pillOf(const itemmodels::Transfer &transfer);

} // namespace storedesk::ui::overview
