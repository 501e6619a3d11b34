// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "activities/activityreader.h"
#include "catalogue/lookupkey.h"
#include "ui/host/pageaddress.h"
#include "ui/tables/clipboardtable.h"

#include <functional>
#include <optional>

class QAbstractItemModel;
class QModelIndex;

namespace storedesk::ui::records {

// A table of rows that are read from exports, as ExportRowsPane shows it. Reading, searching and
// sorting run in the background.
class ExportRows
{
public:
    ExportRows() = default;
    virtual ~ExportRows() = default;
    Q_DISABLE_COPY_MOVE(ExportRows)

    [[nodiscard]] virtual QAbstractItemModel &model() = 0;
    virtual void load(const activities::ActivityInput &input) = 0;
    virtual void clear() = 0;
    virtual void search(const QString &text) = 0;
    [[nodiscard]] virtual bool isLoading() const = 0;
    [[nodiscard]] virtual bool isLoaded() const = 0;
    // Whether nothing runs in the background.
    [[nodiscard]] virtual bool isSettled() const = 0;
    // The reason why the rows could not be read.
    [[nodiscard]] virtual const base::Problem &problem() const = 0;
    // The number of rows without a search.
    [[nodiscard]] virtual qint64 total() const = 0;
    // Creates a table of the rows as they are shown, with these columns in this order. May be
    // called in any thread.
    [[nodiscard]] virtual std::function<CopiedTable()>
    tableMaker(const QList<int> &columns) const = 0;
    [[nodiscard]] virtual QStringList columnNames() const = 0;
    // The key of the records that actions on selected rows apply to.
    [[nodiscard]] virtual const catalogue::LookupKey &lookupKey() const = 0;
    // The value of this key in a row. Empty if the exports don't contain it.
    [[nodiscard]] virtual QString keyAt(int row) const = 0;
    // The record that a cell opens, if any.
    [[nodiscard]] virtual std::optional<PageAddress> placeAt(const QModelIndex &index) const = 0;
    // Formats amounts without a currency of their own.
    virtual void setCurrency(const QString &currency) = 0;

    // Called when anything above has changed.
    std::function<void()> changed = [] {
    };
};

} // namespace storedesk::ui::records
