// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/budget.h"
#include "practice/core/exchange.h"
#include "practice/core/files.h"
#include "practice/store/schedule.h"
#include "practice/store/shop.h"
#include "practice/store/store.h"
#include "practice/store/transferqueue.h"

#include <memory>

namespace storedesk::practice {

class ExportFile;

// The five operations of exports, and their files.
class Exports final
{
public:
    Exports(const Shop &shop, Files &files, double speed);
    ~Exports();
    Q_DISABLE_COPY_MOVE(Exports)

    [[nodiscard]] Answer list(const Request &request);
    [[nodiscard]] Answer create(const Request &request);
    [[nodiscard]] Answer createExplorer(const Request &request);
    [[nodiscard]] Answer get(const Request &request);
    [[nodiscard]] Answer remove(const Request &request);

    // Writes what has fallen due.
    // Does what has fallen due; false when nothing waits or runs.
    bool advance();

private:
    [[nodiscard]] Answer enqueue(const Request &request, QJsonObject body);
    [[nodiscard]] QJsonObject answered(QJsonObject body, const QUrl &base);
    [[nodiscard]] bool work(const TransferQueue::Entry &entry,
                            const Budget &budget); // true when it has ended
    [[nodiscard]] bool write(Record &record, const Timing &timing, const Position &due,
                             const Budget &budget);
    void end(Record &record, bool good, Moment at);

    Shop m_shop;
    Files &m_files;
    Tempo m_tempo;
    TransferQueue m_queue;
    catalogue::Checker m_checker;
    catalogue::Checker m_explorerChecker;
    std::unique_ptr<ExportFile> m_file; // under way
    qint64 m_fileNumber = 0; // the export that it belongs to
    bool m_late = false; // the last request found more due than it could write
};

} // namespace storedesk::practice
