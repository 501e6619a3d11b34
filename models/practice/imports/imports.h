// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/serviceoptions.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/transfertable.h"

#include <memory>

namespace storedesk::practice {

class ImportRun;
struct ImportProgress;

// Implements the four import operations and processes the imports.
class Imports final : public TransferTable
{
public:
    Imports(const HandlerContext &context, Files &files, const Tempo &tempo, ErrorReport report);
    ~Imports() override;
    Q_DISABLE_COPY_MOVE(Imports)

    [[nodiscard]] PracticeResponse create(const PracticeRequest &request);

private:
    [[nodiscard]] QJsonObject answered(QJsonObject body, const QUrl &base) override;
    [[nodiscard]] QString whyNotDeletable(const QJsonObject &body) const override;
    [[nodiscard]] bool work(Record &record, const Due &due, const Budget &budget) override;
    [[nodiscard]] bool run(Record &record, const Due &due, const Budget &budget);
    [[nodiscard]] base::Result<void> beginRun(const Record &record,
                                              const TransferQueue::Entry &entry);
    [[nodiscard]] base::Result<bool> slice(Record &record, const Position &due,
                                           const Budget &budget);
    void keep(Record &record, const ImportProgress &progress);
    void endRun(Record &record, bool good, Moment at);

    ErrorReport m_report;
    FieldRegistry m_fields;
    catalogue::Checker m_checker;
    // The running import.
    std::unique_ptr<ImportRun> m_run;
    // The import to which m_run belongs.
    qint64 m_runNumber = 0;
    // Whether the last step ended before all due rows were processed.
    bool m_late = false;
};

} // namespace storedesk::practice
