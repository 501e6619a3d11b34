// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/rowindex.h"
#include "table/source.h"

#include <QObject>
#include <QStringList>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace storedesk::sheet {

struct SheetRow
{
    qint64 number = -1; // in the file
    QStringList cells = {}; // long ones cut: for the eye only
    bool gone = false; // the file is shorter now
};
using SheetRows = std::vector<SheetRow>;

// Reads rows in a thread of its own, so that a slow disk never stops the window. What was asked
// last is answered first; what nobody waits for any more is dropped.
class RowFetcher final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype longestCell = 1'000; // bytes; the rest is an ellipsis

    explicit RowFetcher(table::Source source, QObject *parent = nullptr);
    ~RowFetcher() override;

    void ask(qint64 page, std::vector<qint64> rows);

Q_SIGNALS:
    void came(qint64 page, const std::shared_ptr<const storedesk::sheet::SheetRows> &rows);

private:
    struct Wish
    {
        qint64 page;
        std::vector<qint64> rows;
    };
    void run();

    const table::Source m_source;
    std::mutex m_mutex; // guards what follows
    std::condition_variable m_wake;
    std::deque<Wish> m_wishes; // the newest first
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace storedesk::sheet
