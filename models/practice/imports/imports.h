// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/budget.h"
#include "practice/core/exchange.h"
#include "practice/core/files.h"
#include "practice/core/serviceoptions.h"
#include "practice/store/fieldbook.h"
#include "practice/store/schedule.h"
#include "practice/store/shop.h"
#include "practice/store/store.h"
#include "practice/store/transferqueue.h"

#include <memory>

namespace storedesk::practice {

class ImportRun;
struct ImportProgress;

// The four operations of imports, and their work.
class Imports final
{
public:
    Imports(const Shop &shop, Files &files, double speed, ErrorReport report);
    ~Imports();
    Q_DISABLE_COPY_MOVE(Imports)

    [[nodiscard]] Answer list(const Request &request);
    [[nodiscard]] Answer create(const Request &request);
    [[nodiscard]] Answer get(const Request &request);
    [[nodiscard]] Answer remove(const Request &request);

    // Takes the rows that have fallen due.
    // Does what has fallen due; false when nothing waits or runs.
    bool advance();

private:
    [[nodiscard]] QJsonObject answered(QJsonObject body, const QUrl &base);
    [[nodiscard]] bool work(const TransferQueue::Entry &entry,
                            const Budget &budget); // true when it has ended
    [[nodiscard]] bool run(Record &record, const TransferQueue::Entry &entry, const Timing &timing,
                           const Position &due, const Budget &budget);
    [[nodiscard]] base::Result<void> beginRun(const Record &record,
                                              const TransferQueue::Entry &entry);
    [[nodiscard]] base::Result<bool> slice(Record &record, const Position &due,
                                           const Budget &budget);
    void keep(Record &record, const ImportProgress &progress);
    void end(Record &record, bool good, Moment at);

    Shop m_shop;
    Files &m_files;
    Tempo m_tempo;
    ErrorReport m_report;
    TransferQueue m_queue;
    FieldBook m_fields;
    catalogue::Checker m_checker;
    std::unique_ptr<ImportRun> m_run; // under way
    qint64 m_runNumber = 0; // the import that it belongs to
    bool m_late = false; // the last request found more due than it could do
};

} // namespace storedesk::practice
