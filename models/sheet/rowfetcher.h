// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/workerthread.h"
#include "csv/rowindex.h"
#include "csv/rowreader.h"
#include "csv/tablesource.h"

#include <QObject>
#include <QStringList>

#include <deque>
#include <mutex>
#include <optional>

namespace storedesk::sheet {

struct SheetRow
{
    // Row number in the file.
    qint64 number = -1;
    // Long cells are cut: for display only.
    QStringList cells = {};
    // Whether the file no longer has this row.
    bool gone = false;
};
using SheetRows = std::vector<SheetRow>;

// Reads rows in its own thread, so that a slow disk never blocks the user interface. The latest
// request is served first; old requests are dropped.
class RowFetcher final : public QObject
{
    Q_OBJECT

public:
    // In bytes; the rest is replaced by an ellipsis.
    static constexpr qsizetype longestCell = 1'000;

    explicit RowFetcher(csv::TableSource source, QObject *parent = nullptr);
    ~RowFetcher() override;

    void ask(qint64 page, std::vector<qint64> rows);

Q_SIGNALS:
    void came(qint64 page, const std::shared_ptr<const sheet::SheetRows> &rows);

private:
    struct Wish
    {
        qint64 page;
        std::vector<qint64> rows;
    };
    // Reads the rows of the newest request.
    void serve();

    const csv::TableSource m_source;
    // Used only by the thread.
    std::optional<csv::RowReader> m_reader;
    // Guards the requests.
    std::mutex m_mutex;
    // Newest first.
    std::deque<Wish> m_wishes;
    base::WorkerThread m_thread;
};

} // namespace storedesk::sheet
