// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/serviceoptions.h"
#include "practice/store/transfertable.h"

#include <memory>

namespace storedesk::practice {

class ExportFile;
struct PracticeExportPlan;

// Implements the five export operations and writes the export files.
class Exports final : public TransferTable
{
public:
    Exports(const HandlerContext &context, Files &files, const Tempo &tempo, Headings headings);
    ~Exports() override;
    Q_DISABLE_COPY_MOVE(Exports)

    [[nodiscard]] PracticeResponse create(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse createExplorer(const PracticeRequest &request);

private:
    [[nodiscard]] PracticeResponse enqueue(const PracticeRequest &request, QJsonObject body);
    [[nodiscard]] QJsonObject answered(QJsonObject body, const QUrl &base) override;
    [[nodiscard]] QString whyNotDeletable(const QJsonObject &body) const override;
    [[nodiscard]] bool work(Record &record, const Due &due, const Budget &budget) override;
    [[nodiscard]] PracticeExportPlan planFor(const QJsonObject &body);
    void endFile(Record &record, bool good, Moment at);

    Headings m_headings;
    catalogue::Checker m_checker;
    catalogue::Checker m_explorerChecker;
    // The file being written.
    std::unique_ptr<ExportFile> m_file;
    // The export to which m_file belongs.
    qint64 m_fileNumber = 0;
    // Whether the last step ended before all due rows were written.
    bool m_late = false;
};

} // namespace storedesk::practice
