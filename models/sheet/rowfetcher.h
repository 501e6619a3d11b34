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
    // The row number in the file.
    qint64 number = -1;
    // For display only, because long cells are truncated.
    QStringList cells = {};
    // Whether the file no longer has this row.
    bool gone = false;
};
using SheetRows = std::vector<SheetRow>;

// Reads rows in its own thread, so that a slow disk never blocks the user interface. The latest
// request is served first, and old requests are dropped.
class RowFetcher final : public QObject
{
    Q_OBJECT

public:
    // The maximum size in bytes. The rest is replaced with an ellipsis.
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
    // Reads the rows for the newest request.
    void serve();

    const csv::TableSource m_source;
    // Used only by the thread.
    std::optional<csv::RowReader> m_reader;
    // Guards the requests.
    std::mutex m_mutex;
    // The newest request is first.
    std::deque<Wish> m_wishes;
    base::WorkerThread m_thread;
};

} // namespace storedesk::sheet
